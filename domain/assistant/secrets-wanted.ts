/** Whether somebody asks for what is nobody's to have: how the assistant is instructed, keys, what others have written. */
import { type Found, holdsOneOf } from "./phrases.ts";

/** A line for each language; see `holdsOneOf`. */
const phrases = {
	en: "system prompt|system message|previous instructions|prior instructions|your instructions|your rules|your prompt|developer mode|api key|api keys|secret key|secret token|environment variable|admin password|password of another|other users|other user s|other clients data|other people s messages|another user s|of all users|of all clients|all users data|user database|dump the database|database password",
	es: "instrucciones anteriores|tus instrucciones|tus reglas|clave de la api|clave secreta|mensaje del sistema|prompt del sistema|otros usuarios|datos de otros|contrasena del admin|todos los usuarios",
	fr: "instructions precedentes|tes instructions|vos instructions|tes regles|cle api|cle secrete|message systeme|prompt systeme|invite systeme|autres utilisateurs|tous les utilisateurs|mot de passe administrateur",
	de: "vorherigen anweisungen|bisherigen anweisungen|deine anweisungen|deine regeln|alle regeln|api schlussel|geheimer schlussel|geheime schlussel|system prompt|systemprompt|anderer nutzer|anderen nutzer|anderen klienten|aller nutzer|admin passwort",
	it: "istruzioni precedenti|le tue istruzioni|le tue regole|chiave api|chiave segreta|prompt di sistema|messaggio di sistema|altri utenti|tutti gli utenti|variabili d ambiente|password dell amministratore",
	pt: "instrucoes anteriores|tuas instrucoes|suas instrucoes|suas regras|chave da api|chave secreta|prompt do sistema|mensagem do sistema|outros utilizadores|outros usuarios|todos os usuarios|todos os utilizadores|senha do admin",
	nl: "eerdere instructies|vorige instructies|jouw instructies|je instructies|api sleutel|geheime token|geheime sleutel|systeemprompt|andere gebruikers|alle gebruikers|beheerderswachtwoord",
	ru: "предыдущие инструкции|твои инструкции|ваши инструкции|системное сообщение|системный промпт|ключ api|секретный ключ|других пользователей|всех пользователей|пароль администратора",
	zh: "之前的指令|之前的所有指令|系统提示|你的指令|密钥|其他用户|所有用户|管理员密码",
	ja: "以前の指示|これまでの指示|システムプロンプト|apiキー|秘密鍵|他のユーザー|全ユーザー|管理者のパスワード",
	ar: "التعليمات السابقة|تعليماتك|مفتاح الواجهة|المفتاح السري|رسالة النظام|موجه النظام|المستخدمين الاخرين|جميع المستخدمين|كلمة مرور المدير",
	hi: "पिछले निर्देश|पिछले सभी निर्देश|सिस्टम प्रॉम्प्ट|तुम्हारे निर्देश|एपीआई कुंजी|गुप्त कुंजी|दूसरे उपयोगकर्ता|सभी उपयोगकर्ता|एडमिन पासवर्ड",
	tr: "önceki tüm talimatlar|önceki talimatlar|sistem mesajı|gizli anahtar|diğer kullanıcılar",
	uk: "попередні інструкції|системний промпт|секретний ключ|інших користувачів",
	pl: "poprzednie instrukcje|prompt systemowy|tajny klucz|innych użytkowników",
	vi: "hướng dẫn trước đó|lời nhắc hệ thống|khóa bí mật|người dùng khác",
	ko: "이전 지시|시스템 프롬프트|비밀 키|다른 사용자",
	fa: "دستورالعمل های قبلی|کلید مخفی|کاربران دیگر",
} as const;

let built: Found | undefined;

/** Asks a text as `spaced` makes it. */
export const asksForSecrets: Found = (text) => {
	built ??= holdsOneOf(phrases);
	return built(text);
};
