/** Whether somebody asks for what is nobody's to have: how the assistant is instructed, keys, what others have written. */
import { type Found, holdsOneOf } from "./phrases.ts";

/** A line for each language; see `holdsOneOf`. */
const phrases = {
	en: "system prompt|system message|previous instructions|prior instructions|your prompt|developer mode|api key|api keys|secret key|secret token|environment variable|admin password|password of another|other clients data|other people s messages|of all clients|all users data|user database|dump the database|database password|print your instructions|show me your instructions|ignore your instructions|ignore your rules|forget your rules|data of other users|emails of other users|passwords of other users|data of all users|emails of all users|addresses of all clients|another user s messages|messages of user|last user ask|other users ask|previous user ask|another user ask|private phone number|home address of the lawyer",
	es: "instrucciones anteriores|clave de la api|clave secreta|mensaje del sistema|prompt del sistema|contrasena del admin|olvida tus reglas|ignora tus reglas|ignora tus instrucciones|datos de otros usuarios|correos de otros usuarios",
	fr: "instructions precedentes|cle api|cle secrete|message systeme|prompt systeme|invite systeme|mot de passe administrateur|ignore tes instructions|oublie tes regles|donnees des autres utilisateurs",
	de: "vorherigen anweisungen|bisherigen anweisungen|api schlussel|geheimer schlussel|geheime schlussel|system prompt|systemprompt|admin passwort|vergiss alle regeln|vergiss deine regeln|ignoriere deine anweisungen|daten anderer nutzer|telefonnummern der anderen klienten",
	it: "istruzioni precedenti|chiave api|chiave segreta|prompt di sistema|messaggio di sistema|variabili d ambiente|password dell amministratore|dimentica le tue regole|dati degli altri utenti",
	pt: "instrucoes anteriores|chave da api|chave secreta|prompt do sistema|mensagem do sistema|senha do admin|esqueca as suas regras|dados de outros utilizadores|dados de outros usuarios",
	nl: "eerdere instructies|vorige instructies|api sleutel|geheime token|geheime sleutel|systeemprompt|beheerderswachtwoord|gegevens van andere gebruikers",
	ru: "предыдущие инструкции|системное сообщение|системный промпт|ключ api|секретный ключ|пароль администратора|данные других пользователей",
	zh: "之前的指令|之前的所有指令|系统提示|你的指令|密钥|管理员密码|其他用户的数据",
	ja: "以前の指示|これまでの指示|システムプロンプト|apiキー|秘密鍵|管理者のパスワード|他のユーザーのデータ",
	ar: "التعليمات السابقة|مفتاح الواجهة|المفتاح السري|رسالة النظام|موجه النظام|كلمة مرور المدير",
	hi: "पिछले निर्देश|पिछले सभी निर्देश|सिस्टम प्रॉम्प्ट|एपीआई कुंजी|गुप्त कुंजी|एडमिन पासवर्ड",
	tr: "önceki tüm talimatlar|önceki talimatlar|sistem mesajı|gizli anahtar",
	uk: "попередні інструкції|системний промпт|секретний ключ",
	pl: "poprzednie instrukcje|prompt systemowy|tajny klucz",
	vi: "hướng dẫn trước đó|lời nhắc hệ thống|khóa bí mật",
	ko: "이전 지시|시스템 프롬프트|비밀 키",
	fa: "دستورالعمل های قبلی|کلید مخفی",
} as const;

let built: Found | undefined;

/** Asks a text as `spaced` makes it. */
export const asksForSecrets: Found = (text) => {
	built ??= holdsOneOf(phrases);
	return built(text);
};
