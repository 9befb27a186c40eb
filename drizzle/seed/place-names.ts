/**
 * What people call the big cities, written by hand for Visavis where Unicode CLDR names no time zone after them (and
 * below, what else the data lacks: aliases of countries, names of regions, zones of countries).
 *
 * One city a line: GeoNames name | country | ru | zh | ja | ar | hi | names in other languages, each as
 * `language name`, separated by commas. A column may be empty. Names equal to the GeoNames name are left out.
 * In each language the first name is the label and later ones are aliases (in a column, aliases are separated by
 * `;`). Language `und` is for what people type in any language (NYC, CDMX, former names): never a label.
 * A language given here replaces what CLDR says of that city in that language.
 */
export const cityNameLines = `
Munich|DE|Мюнхен|慕尼黑|ミュンヘン|ميونخ;ميونيخ|म्यूनिख|de München, es Múnich, it Monaco di Baviera, pt Munique, nl München, und Muenchen
Köln|DE|Кёльн|科隆|ケルン|كولونيا|कोलोन|en Cologne, es Colonia, fr Cologne, it Colonia, pt Colônia, nl Keulen, und Koeln
Frankfurt am Main|DE|Франкфурт-на-Майне;Франкфурт|法兰克福|フランクフルト|فرانكفورت|फ़्रैंकफ़र्ट|en Frankfurt, es Fráncfort, fr Francfort, it Francoforte, pt Frankfurt, nl Frankfurt
Hamburg|DE|Гамбург|汉堡|ハンブルク|هامبورغ|हैम्बर्ग|es Hamburgo, fr Hambourg, it Amburgo, pt Hamburgo
Stuttgart|DE|Штутгарт|斯图加特|シュトゥットガルト|شتوتغارت|स्टटगार्ट|it Stoccarda, pt Estugarda
Düsseldorf|DE|Дюссельдорф|杜塞尔多夫|デュッセルドルフ|دوسلدورف|डसेलडोर्फ़|und Duesseldorf
Dortmund|DE|Дортмунд|多特蒙德|ドルトムント|دورتموند|डॉर्टमुंड|
Essen|DE|Эссен|埃森|エッセン|إسن|एसेन|
Leipzig|DE|Лейпциг|莱比锡|ライプツィヒ|لايبزيغ|लाइपज़िग|it Lipsia
Bremen|DE|Бремен|不来梅|ブレーメン|بريمن|ब्रेमेन|fr Brême, it Brema
Dresden|DE|Дрезден|德累斯顿|ドレスデン|دريسدن|ड्रेसडेन|es Dresde, fr Dresde, it Dresda
Hannover|DE|Ганновер|汉诺威|ハノーファー|هانوفر|हनोवर|en Hanover, es Hanóver, fr Hanovre
Nürnberg|DE|Нюрнберг|纽伦堡|ニュルンベルク|نورنبرغ|न्यूरेमबर्ग|en Nuremberg, es Núremberg, fr Nuremberg, it Norimberga, pt Nuremberg, nl Neurenberg, und Nuernberg
Duisburg|DE|Дуйсбург|杜伊斯堡|デュースブルク|دويسبورغ|डुइसबर्ग|es Duisburgo, fr Duisbourg
Bochum|DE|Бохум|波鸿|ボーフム|بوخوم|बोखुम|
Bonn|DE|Бонн|波恩|ボン|بون|बॉन|it Bonn, pt Bona
Mannheim|DE|Мангейм|曼海姆|マンハイム|مانهايم|मैनहाइम|
Karlsruhe|DE|Карлсруэ|卡尔斯鲁厄|カールスルーエ|كارلسروه|कार्ल्सरूहे|
Wiesbaden|DE|Висбаден|威斯巴登|ヴィースバーデン|فيسبادن|वीसबाडेन|
Mainz|DE|Майнц|美因茨|マインツ|ماينتس|माइंत्स|es Maguncia, fr Mayence, it Magonza, pt Mogúncia
Münster|DE|Мюнстер|明斯特|ミュンスター|مونستر|म्यूंस्टर|und Muenster
Augsburg|DE|Аугсбург|奥格斯堡|アウクスブルク|أوغسبورغ|ऑग्सबर्ग|es Augsburgo, fr Augsbourg, it Augusta, pt Augsburgo
Aachen|DE|Ахен|亚琛|アーヘン|آخن|आखेन|es Aquisgrán, fr Aix-la-Chapelle, it Aquisgrana, nl Aken
Heidelberg|DE|Гейдельберг|海德堡|ハイデルベルク|هايدلبرغ|हाइडेलबर्ग|
Graz|AT|Грац|格拉茨|グラーツ|غراتس|ग्राज़|
Linz|AT|Линц|林茨|リンツ|لينتس|लिंज़|
Salzburg|AT|Зальцбург|萨尔茨堡|ザルツブルク|سالزبورغ|साल्ज़बर्ग|es Salzburgo, fr Salzbourg, it Salisburgo, pt Salzburgo
Innsbruck|AT|Инсбрук|因斯布鲁克|インスブルック|إنسبروك|इंसब्रुक|
Bern|CH|Берн|伯尔尼|ベルン|برن|बर्न|es Berna, fr Berne, it Berna, pt Berna
Genève|CH|Женева|日内瓦|ジュネーヴ|جنيف|जिनेवा|en Geneva, es Ginebra, de Genf, it Ginevra, pt Genebra
Basel|CH|Базель|巴塞尔|バーゼル|بازل|बासेल|es Basilea, fr Bâle, it Basilea, pt Basileia, nl Bazel
Lausanne|CH|Лозанна|洛桑|ローザンヌ|لوزان|लॉज़ेन|es Lausana, it Losanna, pt Lausana
Zürich|CH||||||und Zuerich
Vaduz|LI|||||वाडुज़|
Marseille|FR|Марсель|马赛|マルセイユ|مارسيليا|मार्सिले|es Marsella, it Marsiglia, pt Marselha
Lyon|FR|Лион|里昂|リヨン|ليون|ल्योन|it Lione, pt Lyon
Toulouse|FR|Тулуза|图卢兹|トゥールーズ|تولوز|टूलूज़|it Tolosa
Nice|FR|Ницца|尼斯|ニース|نيس|नीस|es Niza, de Nizza, it Nizza
Nantes|FR|Нант|南特|ナント|نانت|नांत|
Strasbourg|FR|Страсбург|斯特拉斯堡|ストラスブール|ستراسبورغ|स्ट्रासबर्ग|es Estrasburgo, de Straßburg, it Strasburgo, pt Estrasburgo, nl Straatsburg
Montpellier|FR|Монпелье|蒙彼利埃|モンペリエ|مونبلييه|मोंपेलिए|
Bordeaux|FR|Бордо|波尔多|ボルドー|بوردو|बोर्डो|es Burdeos, pt Bordéus
Lille|FR|Лилль|里尔|リール|ليل|लील|nl Rijsel
Rennes|FR|Ренн|雷恩|レンヌ|رين|रेन|
Grenoble|FR|Гренобль|格勒诺布尔|グルノーブル|غرونوبل|ग्रेनोबल|
Cannes|FR|Канны|戛纳|カンヌ||कान|
Milan|IT|Милан|米兰|ミラノ|ميلانو|मिलान|es Milán, de Mailand, it Milano, pt Milão, nl Milaan
Naples|IT|Неаполь|那不勒斯|ナポリ|نابولي|नेपल्स|es Nápoles, de Neapel, it Napoli, pt Nápoles, nl Napels
Turin|IT|Турин|都灵|トリノ|تورينو|ट्यूरिन|es Turín, it Torino, pt Turim, nl Turijn
Palermo|IT|Палермо|巴勒莫|パレルモ|باليرمو|पालेर्मो|fr Palerme
Genoa|IT|Генуя|热那亚|ジェノヴァ|جنوة|जेनोआ|es Génova, fr Gênes, de Genua, it Genova, pt Génova, nl Genua
Bologna|IT|Болонья|博洛尼亚|ボローニャ|بولونيا|बोलोन्या|es Bolonia, fr Bologne, pt Bolonha
Florence|IT|Флоренция|佛罗伦萨|フィレンツェ|فلورنسا|फ़्लोरेंस|es Florencia, de Florenz, it Firenze, pt Florença
Catania|IT|Катания|卡塔尼亚|カターニア|قطانية|कैटानिया|fr Catane, pt Catânia
Bari|IT|Бари|巴里|バーリ|باري|बारी|
Messina|IT|Мессина|墨西拿|メッシーナ|مسينة|मेसिना|es Mesina, fr Messine
Verona|IT|Верона|维罗纳|ヴェローナ|فيرونا|वेरोना|fr Vérone
Padova|IT|Падуя|帕多瓦|パドヴァ|بادوفا|पाडुआ|en Padua, es Padua, fr Padoue, de Padua, pt Pádua, nl Padua
Venice|IT|Венеция|威尼斯|ヴェネツィア|البندقية|वेनिस|es Venecia, fr Venise, de Venedig, it Venezia, pt Veneza, nl Venetië
Trieste|IT|Триест|的里雅斯特|トリエステ|ترييستي|ट्रिएस्ट|de Triest, nl Triëst
Brescia|IT|Брешиа|布雷西亚|ブレシア|بريشا|ब्रेशा|
Barcelona|ES|Барселона|巴塞罗那|バルセロナ|برشلونة|बार्सिलोना|fr Barcelone, it Barcellona
Valencia|ES|Валенсия|巴伦西亚;瓦伦西亚|バレンシア|بلنسية;فالنسيا|वालेंसिया|fr Valence, pt Valência, ca València
Sevilla|ES|Севилья|塞维利亚|セビリア|إشبيلية|सेविले|en Seville, fr Séville, it Siviglia, pt Sevilha
Zaragoza|ES|Сарагоса|萨拉戈萨|サラゴサ|سرقسطة|ज़रागोज़ा|fr Saragosse, de Saragossa, it Saragozza, pt Saragoça, nl Zaragoza, und Saragossa
Málaga|ES|Малага|马拉加|マラガ|مالقة|मलागा|en Malaga, fr Malaga, de Málaga, it Malaga
Murcia|ES|Мурсия|穆尔西亚|ムルシア|مرسية|मर्सिया|fr Murcie, pt Múrcia
Palma|ES|Пальма|帕尔马|パルマ|بالما|पाल्मा|und Palma de Mallorca
Las Palmas de Gran Canaria|ES|Лас-Пальмас-де-Гран-Канария|拉斯帕尔马斯|ラス・パルマス|لاس بالماس|लास पाल्मास|und Las Palmas
Bilbao|ES|Бильбао|毕尔巴鄂|ビルバオ|بلباو|बिल्बाओ|pt Bilbau, eu Bilbo
Alicante|ES|Аликанте|阿利坎特|アリカンテ|أليكانتي|एलिकांटे|ca Alacant
Córdoba|ES|Кордова|科尔多瓦|コルドバ|قرطبة|कोर्डोबा|en Cordoba, fr Cordoue, it Cordova, pt Córdova
Granada|ES|Гранада|格拉纳达|グラナダ|غرناطة|ग्रेनाडा|fr Grenade
Valladolid|ES|Вальядолид|巴利亚多利德|バリャドリッド|بلد الوليد|वायाडोलिड|
Vigo|ES|Виго|维戈|ビーゴ|بيغو|वीगो|
Gijón|ES|Хихон|希洪|ヒホン|خيخون|खिखोन|
A Coruña|ES|Ла-Корунья|拉科鲁尼亚|ア・コルーニャ|لا كورونيا|ला कोरूना|en Corunna, es La Coruña, fr La Corogne, it La Coruña, pt Corunha
Gasteiz / Vitoria|ES|Витория|维多利亚|ビトリア|فيتوريا|विटोरिया|en Vitoria-Gasteiz, es Vitoria, fr Vitoria-Gasteiz, de Vitoria-Gasteiz, it Vitoria, pt Vitória, nl Vitoria
Donostia / San Sebastián|ES|Сан-Себастьян|圣塞瓦斯蒂安|サン・セバスティアン|سان سيباستيان|सैन सेबेस्टियन|en San Sebastián, es San Sebastián, fr Saint-Sébastien, de San Sebastián, it San Sebastián, pt San Sebastián, nl San Sebastián, eu Donostia
Marbella|ES|Марбелья|马尔韦利亚|マルベーリャ|ماربيا|मार्बेला|
Santa Cruz de Tenerife|ES|Санта-Крус-де-Тенерифе|圣克鲁斯-德特内里费|サンタ・クルス・デ・テネリフェ|سانتا كروث دي تينيريفه|सांता क्रूज़ डे टेनेरिफ़|und Tenerife
Porto|PT|Порту|波尔图|ポルト|بورتو|पोर्टो|es Oporto, und Oporto
Braga|PT|Брага|布拉加|ブラガ|براغا|ब्रागा|
Coimbra|PT|Коимбра|科英布拉|コインブラ|قلمرية|कोइम्ब्रा|
Faro|PT|Фару|法鲁|ファーロ|فارو|फ़ारो|
Funchal|PT|Фуншал|丰沙尔|フンシャル|فونشال|फ़ुंचल|
Rotterdam|NL|Роттердам|鹿特丹|ロッテルダム|روتردام|रॉटरडैम|es Róterdam, pt Roterdã
The Hague|NL|Гаага|海牙|ハーグ|لاهاي|द हेग|es La Haya, fr La Haye, de Den Haag, it L'Aia, pt Haia, nl Den Haag; 's-Gravenhage
Utrecht|NL|Утрехт|乌得勒支|ユトレヒト|أوترخت|यूट्रेक्ट|pt Utreque
Eindhoven|NL|Эйндховен|埃因霍温|アイントホーフェン|آيندهوفن|आइंडहोवेन|
Groningen|NL|Гронинген|格罗宁根|フローニンゲン|خرونينغن|ग्रोनिंगन|es Groninga, fr Groningue, it Groninga
Maastricht|NL|Маастрихт|马斯特里赫特|マーストリヒト|ماستريخت|मास्ट्रिख्ट|
Antwerpen|BE|Антверпен|安特卫普|アントウェルペン;アントワープ|أنتويرب|एंटवर्प|en Antwerp, es Amberes, fr Anvers, it Anversa, pt Antuérpia
Gent|BE|Гент|根特|ヘント|غنت|गेन्ट|en Ghent, es Gante, fr Gand, it Gand, pt Gante
Brugge|BE|Брюгге|布鲁日|ブルッヘ|بروج|ब्रुज़|en Bruges, es Brujas, fr Bruges, de Brügge, it Bruges, pt Bruges
Liège|BE|Льеж|列日|リエージュ|لييج|लीज|es Lieja, de Lüttich, it Liegi, nl Luik
Charleroi|BE|Шарлеруа|沙勒罗瓦|シャルルロワ|شارلوروا|शारलेरॉय|
Leuven|BE|Лёвен|鲁汶|ルーヴェン|لوفان|ल्यूवेन|es Lovaina, fr Louvain, de Löwen, it Lovanio, pt Lovaina
Brussels|BE||||||nl Brussel
Birmingham|GB|Бирмингем|伯明翰|バーミンガム|برمنغهام|बर्मिंघम|
Manchester|GB|Манчестер|曼彻斯特|マンチェスター|مانشستر|मैनचेस्टर|
Liverpool|GB|Ливерпуль|利物浦|リヴァプール|ليفربول|लिवरपूल|
Leeds|GB|Лидс|利兹|リーズ|ليدز|लीड्स|
Sheffield|GB|Шеффилд|谢菲尔德|シェフィールド|شيفيلد|शेफ़ील्ड|
Bristol|GB|Бристоль|布里斯托尔|ブリストル|بريستول|ब्रिस्टल|
Nottingham|GB|Ноттингем|诺丁汉|ノッティンガム|نوتنغهام|नॉटिंघम|
Leicester|GB|Лестер|莱斯特|レスター|ليستر|लेस्टर|
Glasgow|GB|Глазго|格拉斯哥|グラスゴー|غلاسكو|ग्लासगो|
Edinburgh|GB|Эдинбург|爱丁堡|エディンバラ|إدنبرة|एडिनबर्ग|es Edimburgo, fr Édimbourg, it Edimburgo, pt Edimburgo
Cardiff|GB|Кардифф|加的夫|カーディフ|كارديف|कार्डिफ़|cy Caerdydd
Belfast|GB|Белфаст|贝尔法斯特|ベルファスト|بلفاست|बेलफ़ास्ट|
Bradford|GB|Брадфорд|布拉德福德|ブラッドフォード|برادفورد|ब्रैडफ़र्ड|
Coventry|GB|Ковентри|考文垂|コヴェントリー|كوفنتري|कोवेंट्री|
Kingston upon Hull|GB||||||und Hull
Newcastle upon Tyne|GB|Ньюкасл-апон-Тайн|纽卡斯尔|ニューカッスル・アポン・タイン|نيوكاسل أبون تاين|न्यूकासल अपॉन टाइन|und Newcastle
Southampton|GB|Саутгемптон|南安普敦|サウサンプトン|ساوثهامبتون|साउथैम्पटन|
Oxford|GB|Оксфорд|牛津|オックスフォード|أكسفورد|ऑक्सफ़र्ड|
Cambridge|GB|Кембридж|剑桥|ケンブリッジ|كامبريدج|कैम्ब्रिज|
Brighton|GB|Брайтон|布莱顿|ブライトン|برايتون|ब्राइटन|
Cork|IE|Корк|科克|コーク|كورك|कॉर्क|
Gaillimh|IE|Голуэй|戈尔韦|ゴールウェイ|غالواي|गॉलवे|en Galway, es Galway, fr Galway, de Galway, it Galway, pt Galway, nl Galway
Luimneach|IE|Лимерик|利默里克|リムリック|ليمريك|लिमरिक|en Limerick, es Limerick, fr Limerick, de Limerick, it Limerick, pt Limerick, nl Limerick
Göteborg|SE|Гётеборг|哥德堡|ヨーテボリ|غوتنبرغ|गोथेनबर्ग|en Gothenburg, es Gotemburgo, pt Gotemburgo, nl Göteborg
Malmö|SE|Мальмё|马尔默|マルメ|مالمو|माल्मो|
Uppsala|SE|Уппсала|乌普萨拉|ウプサラ|أوبسالا|उप्साला|
Århus|DK|Орхус|奥胡斯|オーフス|آرهوس|आरहूस|en Aarhus, und Aarhus
Bergen|NO|Берген|卑尔根|ベルゲン|برغن|बर्गन|
Espoo|FI|Эспоо|埃斯波|エスポー|إسبو|एस्पू|sv Esbo
Tampere|FI|Тампере|坦佩雷|タンペレ|تامبيري|टाम्पेरे|sv Tammerfors
Turku|FI|Турку|图尔库|トゥルク|توركو|तुर्कु|sv Åbo
Tórshavn|FO|Торсхавн|托尔斯港|トースハウン|تورسهافن|टोर्शव्न|en Torshavn
Łódź|PL|Лодзь|罗兹|ウッチ|وودج|वुज|en Lodz, es Lodz, fr Lodz, de Lodz, it Łódź
Kraków|PL|Краков|克拉科夫|クラクフ|كراكوف|क्राकूफ़|en Krakow, es Cracovia, fr Cracovie, de Krakau, it Cracovia, pt Cracóvia, nl Krakau, und Cracow
Wrocław|PL|Вроцлав|弗罗茨瓦夫|ヴロツワフ|فروتسواف|व्रोत्सवाफ़|en Wroclaw, es Breslavia, de Breslau, it Breslavia, pt Breslávia
Poznań|PL|Познань|波兹南|ポズナン|بوزنان|पोज़नान|en Poznan, de Posen, pt Posnânia
Gdańsk|PL|Гданьск|格但斯克|グダニスク|غدانسك|गदांस्क|en Gdansk, de Danzig, it Danzica, und Danzig
Szczecin|PL|Щецин|什切青|シュチェチン|شتشتين|श्चेचिन|de Stettin, it Stettino
Lublin|PL|Люблин|卢布林|ルブリン|لوبلين|लुबलिन|
Katowice|PL|Катовице|卡托维兹|カトヴィツェ|كاتوفيتسه|कातोवित्से|de Kattowitz
Warsaw|PL||||||pl Warszawa
Prague|CZ||||||cs Praha
Brno|CZ|Брно|布尔诺|ブルノ|برنو|ब्रनो|de Brünn
Ostrava|CZ|Острава|俄斯特拉发|オストラヴァ|أوسترافا|ओस्त्रावा|de Ostrau
Košice|SK|Кошице|科希策|コシツェ|كوشيتسه|कोशित्से|en Kosice, de Kaschau
Bratislava|SK||||||und Pressburg
Debrecen|HU|Дебрецен|德布勒森|デブレツェン|دبرتسن|डेब्रेसेन|
Cluj-Napoca|RO|Клуж-Напока|克卢日-纳波卡|クルジュ＝ナポカ|كلوج نابوكا|क्लुज-नापोका|de Klausenburg, und Cluj
Timişoara|RO|Тимишоара|蒂米什瓦拉|ティミショアラ|تيميشوارا|तिमिशोआरा|en Timisoara, de Temeswar
Iaşi|RO|Яссы|雅西|ヤシ|ياش|यासी|en Iasi, ro Iași
Constanţa|RO|Констанца|康斯坦察|コンスタンツァ|كونستانتسا|कॉन्स्टैंटा|en Constanta, es Constanza, it Costanza, ro Constanța
Craiova|RO|Крайова|克拉约瓦|クラヨーヴァ|كرايوفا|क्रायोवा|
Braşov|RO|Брашов|布拉索夫|ブラショヴ|براشوف|ब्राशोव|en Brasov, de Kronstadt
Bucharest|RO||||||ro București
Sofia|BG||||||bg София
Plovdiv|BG|Пловдив|普罗夫迪夫|プロヴディフ|بلوفديف|प्लोवदिव|bg Пловдив
Varna|BG|Варна|瓦尔纳|ヴァルナ|فارنا|वार्ना|bg Варна
Athens|GR||||||el Αθήνα
Thessaloníki|GR|Салоники|塞萨洛尼基|テッサロニキ|سالونيك|थेसालोनिकी|en Thessaloniki, es Salónica, fr Thessalonique, de Thessaloniki, it Salonicco, pt Salónica, nl Thessaloniki, el Θεσσαλονίκη
Piraeus|GR|Пирей|比雷埃夫斯|ピレウス|بيرايوس|पिराएस|es El Pireo, fr Le Pirée, de Piräus, it Il Pireo, el Πειραιάς
Split|HR|Сплит|斯普利特|スプリト|سبليت|स्प्लिट|it Spalato
Belgrade|RS||||||sr Београд; Beograd
Novi Sad|RS|Нови-Сад|诺维萨德|ノヴィ・サド|نوفي ساد|नोवी साद|sr Нови Сад
Niš|RS|Ниш|尼什|ニシュ|نيش|निश|en Nis, sr Ниш
Banja Luka|BA|Баня-Лука|巴尼亚卢卡|バニャ・ルカ|بانيا لوكا|बान्या लुका|
Pristina|XK|Приштина|普里什蒂纳|プリシュティナ|بريشتينا|प्रिस्टिना|sq Prishtina, sr Приштина
Tirana|AL|||||तिराना|sq Tiranë
Skopje|MK||||||mk Скопје
Nicosia|CY||||||el Λευκωσία, tr Lefkoşa
Limassol|CY|Лимасол|利马索尔|リマソール|ليماسول|लिमासोल|el Λεμεσός
Valletta|MT|Валлетта|瓦莱塔|バレッタ|فاليتا|वैलेटा|es La Valeta, fr La Valette, it La Valletta, pt Valeta
Kaunas|LT|Каунас|考纳斯|カウナス|كاوناس|काउनास|
Riga|LV||||||lv Rīga
Minsk|BY||||||be Мінск
Homyel'|BY|Гомель|戈梅利|ホメリ|غوميل|होमेल|en Gomel, be Гомель
Brest|BY|Брест|布列斯特|ブレスト|بريست|ब्रेस्ट|be Брэст
Hrodna|BY|Гродно|格罗德诺|フロドナ|غرودنو|ग्रोड्नो|en Grodno, be Гродна
Vitebsk|BY|Витебск|维捷布斯克|ヴィーツェプスク|فيتيبسك|विटेब्स्क|be Віцебск
Mahilyow|BY|Могилёв|莫吉廖夫|マヒリョウ|موغيليف|मोगिलेव|en Mogilev, be Магілёў
Chisinau|MD||||||ro Chișinău
Kyiv|UA||||||uk Київ, und Kiev
Kharkiv|UA|Харьков|哈尔科夫|ハルキウ|خاركيف|खार्किव|es Járkov, de Charkiw, pt Carcóvia, nl Charkov, uk Харків, und Kharkov
Dnipro|UA|Днепр|第聂伯罗|ドニプロ|دنيبرو|द्नीप्रो|uk Дніпро, und Dnipropetrovsk
Odessa|UA|Одесса|敖德萨|オデーサ|أوديسا|ओडेसा|pt Odessa, uk Одеса, und Odesa
Donetsk|UA|Донецк|顿涅茨克|ドネツク|دونيتسك|दोनेत्स्क|de Donezk, uk Донецьк
Zaporizhia|UA|Запорожье|扎波罗热|ザポリージャ|زابوريجيا|ज़ापोरिज़िया|de Saporischschja, uk Запоріжжя, und Zaporizhzhia
Lviv|UA|Львов|利沃夫|リヴィウ|لفيف|ल्वीव|es Leópolis, de Lemberg, it Leopoli, pt Leópolis, pl Lwów, uk Львів
Kryvyi Rih|UA|Кривой Рог|克里沃罗格|クルィヴィーイ・リーフ|كريفي ريه|क्रिवी रिह|uk Кривий Ріг
Mykolayiv|UA|Николаев|尼古拉耶夫|ムィコラーイウ|ميكولايف|मायकोलाइव|en Mykolaiv, uk Миколаїв
Mariupol|UA|Мариуполь|马里乌波尔|マリウポリ|ماريوبول|मारियूपोल|uk Маріуполь
Kherson|UA|Херсон|赫尔松|ヘルソン|خيرسون|खेरसॉन|de Cherson, uk Херсон
Saint Petersburg|RU|Санкт-Петербург;Петербург;СПб|圣彼得堡|サンクトペテルブルク|سانت بطرسبرغ|सेंट पीटर्सबर्ग|es San Petersburgo, fr Saint-Pétersbourg, de Sankt Petersburg, it San Pietroburgo, pt São Petersburgo, nl Sint-Petersburg, und St Petersburg
Nizhniy Novgorod|RU|Нижний Новгород|下诺夫哥罗德|ニジニ・ノヴゴロド|نيجني نوفغورود|निज़नी नोवगोरोड|en Nizhny Novgorod, es Nizhni Nóvgorod, fr Nijni Novgorod, de Nischni Nowgorod, it Nižnij Novgorod, nl Nizjni Novgorod
Kazan|RU|Казань|喀山|カザン|قازان|कज़ान|es Kazán, de Kasan, pt Cazã
Chelyabinsk|RU|Челябинск|车里雅宾斯克|チェリャビンスク|تشيليابينسك|चेल्याबिंस्क|es Cheliábinsk, fr Tcheliabinsk, de Tscheljabinsk, it Čeljabinsk, nl Tsjeljabinsk
Rostov-na-Donu|RU|Ростов-на-Дону|顿河畔罗斯托夫|ロストフ・ナ・ドヌ|روستوف على الدون|रोस्तोव-ऑन-डॉन|en Rostov-on-Don, es Rostov del Don, fr Rostov-sur-le-Don, de Rostow am Don, it Rostov sul Don, pt Rostov do Don, nl Rostov aan de Don
Ufa|RU|Уфа|乌法|ウファ|أوفا|ऊफ़ा|fr Oufa, nl Oefa
Perm|RU|Пермь|彼尔姆|ペルミ|بيرم|पेर्म|
Voronezh|RU|Воронеж|沃罗涅日|ヴォロネジ|فورونيج|वोरोनेज़|es Vorónezh, fr Voronej, de Woronesch, nl Voronezj
Krasnodar|RU|Краснодар|克拉斯诺达尔|クラスノダール|كراسنودار|क्रास्नोदार|
Sochi|RU|Сочи|索契|ソチ|سوتشي|सोची|fr Sotchi, de Sotschi, nl Sotsji
Tyumen|RU|Тюмень|秋明|チュメニ|تيومين|त्यूमेन|fr Tioumen, de Tjumen
Khabarovsk|RU|Хабаровск|哈巴罗夫斯克;伯力|ハバロフスク|خاباروفسك|खाबारोव्स्क|es Jabárovsk, de Chabarowsk
Izhevsk|RU|Ижевск|伊热夫斯克|イジェフスク|إيجيفسك|इज़ेव्स्क|
Tol’yatti|RU|Тольятти|陶里亚蒂|トリヤッチ|تولياتي|तोल्याट्टी|en Tolyatti
Yaroslavl|RU|Ярославль|雅罗斯拉夫尔|ヤロスラヴリ|ياروسلافل|यारोस्लाव्ल|de Jaroslawl
Tula|RU|Тула|图拉|トゥーラ|تولا|तुला|fr Toula
Makhachkala|RU|Махачкала|马哈奇卡拉|マハチカラ|محج قلعة|मखाचकाला|de Machatschkala
Groznyy|RU|Грозный|格罗兹尼|グロズヌイ|غروزني|ग्रोज़्नी|en Grozny
Sevastopol|UA|Севастополь|塞瓦斯托波尔|セヴァストポリ|سيفاستوبول|सेवस्तोपोल|de Sewastopol, uk Севастополь
Ankara|TR|Анкара|安卡拉|アンカラ|أنقرة|अंकारा|pt Ancara
İzmir|TR|Измир|伊兹密尔|イズミル|إزمير|इज़मिर|en Izmir, es Esmirna, de Izmir, fr Izmir, it Smirne, pt Esmirna, nl Izmir, und Smyrna
Bursa|TR|Бурса|布尔萨|ブルサ|بورصة|बुर्सा|
Adana|TR|Адана|阿达纳|アダナ|أضنة|अदाना|
Gaziantep|TR|Газиантеп|加济安泰普|ガズィアンテプ|غازي عنتاب|गाज़ियान्तेप|
Konya|TR|Конья|科尼亚|コンヤ|قونية|कोन्या|
Antalya|TR|Анталья|安塔利亚|アンタルヤ|أنطاليا|अंताल्या|it Adalia
Kayseri|TR|Кайсери|开塞利|カイセリ|قيصري|कायसेरी|
Mersin|TR|Мерсин|梅尔辛|メルスィン|مرسين|मेर्सिन|
Diyarbakır|TR|Диярбакыр|迪亚巴克尔|ディヤルバクル|ديار بكر|दियारबाकिर|en Diyarbakir
Istanbul|TR|||||इस्तांबुल|tr İstanbul
Batumi|GE|Батуми|巴统|バトゥミ|باتومي|बातूमी|
Tbilisi|GE||||||ka თბილისი
Yerevan|AM||||||hy Երևան
Baku|AZ||||||az Bakı
Nur-Sultan|KZ|Астана;Нур-Султан|阿斯塔纳|アスタナ|أستانا|अस्ताना|en Astana, es Astaná, fr Astana, de Astana, it Astana, pt Astana, nl Astana
Shymkent|KZ|Шымкент|奇姆肯特|シムケント|شيمكنت|शिमकेंट|
Karagandy|KZ|Караганда|卡拉干达|カラガンダ|قراغندي|कारागांडा|en Karaganda
Bukhara|UZ|Бухара|布哈拉|ブハラ|بخارى|बुख़ारा|es Bujará, fr Boukhara, de Buchara
Namangan|UZ|Наманган|纳曼干|ナマンガン|نمنغان|नमनगान|
Osh|KG|Ош|奥什|オシ|أوش|ओश|

New York City|US||||||en New York, es Nueva York, fr New York, de New York, it New York, nl New York, und NYC
Brooklyn|US|Бруклин|布鲁克林|ブルックリン|بروكلين|ब्रुकलिन|
Queens|US|Куинс|皇后区|クイーンズ|كوينز|क्वींस|
Manhattan|US|Манхэттен|曼哈顿|マンハッタン|مانهاتن|मैनहट्टन|
The Bronx|US|Бронкс|布朗克斯|ブロンクス|ذا برونكس|ब्रोंक्स|es El Bronx, und Bronx
Staten Island|US|Статен-Айленд|史泰登岛|スタテンアイランド|جزيرة ستاتن|स्टेटन आइलैंड|
Jersey City|US|Джерси-Сити|泽西市|ジャージーシティ|جيرسي سيتي|जर्सी सिटी|
Newark|US|Ньюарк|纽瓦克|ニューアーク|نيوآرك|नेवार्क|
Washington, D.C.|US|Вашингтон|华盛顿|ワシントンD.C.;ワシントン|واشنطن|वॉशिंगटन डी॰ सी॰;वॉशिंगटन|es Washington D. C., fr Washington, de Washington, it Washington, pt Washington, nl Washington, und Washington DC
Houston|US|Хьюстон|休斯敦|ヒューストン|هيوستن|ह्यूस्टन|
Philadelphia|US|Филадельфия|费城|フィラデルフィア|فيلادلفيا|फ़िलाडेल्फ़िया|es Filadelfia, fr Philadelphie, it Filadelfia, pt Filadélfia, und Philly
San Antonio|US|Сан-Антонио|圣安东尼奥|サンアントニオ|سان أنطونيو|सैन एंटोनियो|
San Diego|US|Сан-Диего|圣迭戈;圣地亚哥|サンディエゴ|سان دييغو|सैन डिएगो|
Dallas|US|Даллас|达拉斯|ダラス|دالاس|डलास|
San Jose|US|Сан-Хосе|圣何塞|サンノゼ|سان خوسيه|सैन होज़े|es San José
Austin|US|Остин|奥斯汀|オースティン|أوستن|ऑस्टिन|
Jacksonville|US|Джексонвилл|杰克逊维尔|ジャクソンビル|جاكسونفيل|जैक्सनविल|
San Francisco|US|Сан-Франциско|旧金山;三藩市|サンフランシスコ|سان فرانسيسكو|सैन फ़्रांसिस्को|pt São Francisco
Columbus|US|Колумбус|哥伦布|コロンバス|كولومبوس|कोलंबस|
Fort Worth|US|Форт-Уэрт|沃思堡|フォートワース|فورت وورث|फ़ोर्ट वर्थ|
Charlotte|US|Шарлотт|夏洛特|シャーロット|شارلوت|शार्लट|
Seattle|US|Сиэтл|西雅图|シアトル|سياتل|सिएटल|
Boston|US|Бостон|波士顿|ボストン|بوسطن|बोस्टन|
El Paso|US|Эль-Пасо|埃尔帕索|エルパソ|إل باسو|एल पासो|
Nashville|US|Нашвилл|纳什维尔|ナッシュビル|ناشفيل|नैशविल|
Memphis|US|Мемфис|孟菲斯|メンフィス|ممفيس|मेम्फ़िस|
Portland|US|Портленд|波特兰|ポートランド|بورتلاند|पोर्टलैंड|
Oklahoma City|US|Оклахома-Сити|俄克拉何马城|オクラホマシティ|أوكلاهوما سيتي|ओक्लाहोमा सिटी|
Las Vegas|US|Лас-Вегас|拉斯维加斯|ラスベガス|لاس فيغاس|लास वेगास|
Baltimore|US|Балтимор|巴尔的摩|ボルチモア|بالتيمور|बाल्टिमोर|
Milwaukee|US|Милуоки|密尔沃基|ミルウォーキー|ميلواكي|मिल्वौकी|
Albuquerque|US|Альбукерке|阿尔伯克基|アルバカーキ|ألباكركي|अल्बुकर्क|
Tucson|US|Тусон|图森|ツーソン|توسان|टूसॉन|
Fresno|US|Фресно|弗雷斯诺|フレズノ|فريسنو|फ़्रेस्नो|
Sacramento|US|Сакраменто|萨克拉门托|サクラメント|ساكرامنتو|सैक्रामेंटो|
Kansas City|US|Канзас-Сити|堪萨斯城|カンザスシティ|كانساس سيتي|कैनसस सिटी|
Long Beach|US|Лонг-Бич|长滩|ロングビーチ|لونغ بيتش|लॉन्ग बीच|
Atlanta|US|Атланта|亚特兰大|アトランタ|أتلانتا|अटलांटा|
Miami|US|Майами|迈阿密|マイアミ|ميامي|मियामी|
Oakland|US|Окленд|奥克兰|オークランド|أوكلاند|ओकलैंड|
Minneapolis|US|Миннеаполис|明尼阿波利斯|ミネアポリス|مينيابوليس|मिनियापोलिस|
New Orleans|US|Новый Орлеан|新奥尔良|ニューオーリンズ|نيو أورلينز|न्यू ऑरलियन्स|es Nueva Orleans, fr La Nouvelle-Orléans, pt Nova Orleães
Cleveland|US|Кливленд|克利夫兰|クリーブランド|كليفلاند|क्लीवलैंड|
Tampa|US|Тампа|坦帕|タンパ|تامبا|टैम्पा|
Orlando|US|Орландо|奥兰多|オーランド|أورلاندو|ऑरलैंडो|
St. Louis|US|Сент-Луис|圣路易斯|セントルイス|سانت لويس|सेंट लुइस|es San Luis, fr Saint-Louis, und Saint Louis
Pittsburgh|US|Питтсбург|匹兹堡|ピッツバーグ|بيتسبرغ|पिट्सबर्ग|
Cincinnati|US|Цинциннати|辛辛那提|シンシナティ|سينسيناتي|सिनसिनाटी|
Salt Lake City|US|Солт-Лейк-Сити|盐湖城|ソルトレイクシティ|سولت ليك سيتي|सॉल्ट लेक सिटी|
Raleigh|US|Роли|罗利|ローリー|رالي|रैले|
Buffalo|US|Буффало|水牛城;布法罗|バッファロー|بافالو|बफ़ेलो|
Anchorage|US||||أنكوراج||
Phoenix|US||菲尼克斯;凤凰城||||
Montréal|CA|Монреаль|蒙特利尔|モントリオール|مونتريال|मॉन्ट्रियल|en Montreal, es Montreal, de Montreal, it Montréal, pt Montreal, nl Montreal
Calgary|CA|Калгари|卡尔加里|カルガリー|كالغاري|कैलगरी|
Ottawa|CA|Оттава|渥太华|オタワ|أوتاوا|ओटावा|pt Ottawa
Mississauga|CA|Миссиссога|密西沙加|ミシサガ|ميسيساغا|मिसिसॉगा|
Québec|CA|Квебек|魁北克市;魁北克|ケベック|مدينة كيبك;كيبك|क्यूबेक सिटी|en Quebec City; Quebec, es Quebec, de Québec, it Québec, pt Quebec, nl Quebec
Hamilton|CA|Гамильтон|哈密尔顿|ハミルトン|هاميلتون|हैमिल्टन|
Brampton|CA|Брамптон|布兰普顿|ブランプトン|برامبتون|ब्रैम्पटन|
Surrey|CA|Суррей|素里|サレー|سري|सरे|
Victoria|CA|Виктория|维多利亚|ビクトリア|فيكتوريا|विक्टोरिया|
London|CA|Лондон|伦敦|ロンドン|لندن|लंदन|
Moncton|CA||||مونكتون||
Mexico City|MX||||||es Ciudad de México; México D.F., fr Mexico, de Mexiko-Stadt, und CDMX
Guadalajara|MX|Гвадалахара|瓜达拉哈拉|グアダラハラ|غوادالاخارا|ग्वाडलहारा|
Puebla|MX|Пуэбла|普埃布拉|プエブラ|بويبلا|प्यूब्ला|und Puebla de Zaragoza
León de los Aldama|MX|Леон|莱昂|レオン|ليون|लियोन|en León, es León, fr León, de León, it León, pt León, nl León
Zapopan|MX|Сапопан|萨波潘|サポパン|زابوبان|ज़ापोपान|
Juárez|MX|Сьюдад-Хуарес|华雷斯城|シウダー・フアレス|سيوداد خواريز|स्युदाद ह्वारेज़|en Ciudad Juárez, es Ciudad Juárez, fr Ciudad Juárez, de Ciudad Juárez, it Ciudad Juárez, pt Ciudad Juárez, nl Ciudad Juárez
Santiago de Querétaro|MX|Сантьяго-де-Керетаро|克雷塔罗|ケレタロ|كيريتارو|क्वेरेतारो|und Querétaro
Mexicali|MX|Мехикали|墨西卡利|メヒカリ|مكسيكالي|मेक्सिकाली|
Culiacán|MX|Кульякан|库利亚坎|クリアカン|كولياكان|कुलियाकन|
Oaxaca|MX|Оахака|瓦哈卡|オアハカ|واهاكا|ओआक्साका|
Acapulco de Juárez|MX|Акапулько|阿卡普尔科|アカプルコ|أكابولكو|अकापुल्को|en Acapulco, es Acapulco, fr Acapulco, de Acapulco, it Acapulco, pt Acapulco, nl Acapulco
Veracruz|MX|Веракрус|韦拉克鲁斯|ベラクルス|فيراكروز|वेराक्रूज़|
San Luis Potosí|MX|Сан-Луис-Потоси|圣路易斯波托西|サン・ルイス・ポトシ|سان لويس بوتوسي|सैन लुइस पोतोसी|
Toluca|MX|Толука|托卢卡|トルーカ|تولوكا|तोलुका|
Aguascalientes|MX|Агуаскальентес|阿瓜斯卡连特斯|アグアスカリエンテス|أغواسكاليينتس|अगुआस्कालिएंतेस|
Torreón|MX|Торреон|托雷翁|トレオン|توريون|तोरेओन|
Saltillo|MX|Сальтильо|萨尔蒂约|サルティーヨ|سالتيو|साल्तियो|
Guatemala City|GT|Гватемала|危地马拉城|グアテマラシティ|غواتيمالا سيتي|ग्वाटेमाला सिटी|es Ciudad de Guatemala, fr Guatemala, de Guatemala-Stadt, it Città del Guatemala, pt Cidade da Guatemala, nl Guatemala-Stad
San Salvador|SV|Сан-Сальвадор|圣萨尔瓦多|サンサルバドル|سان سلفادور|सैन सैल्वाडोर|pt São Salvador
San Pedro Sula|HN|Сан-Педро-Сула|圣佩德罗苏拉|サン・ペドロ・スーラ|سان بيدرو سولا|सैन पेड्रो सुला|
San José|CR|Сан-Хосе|圣何塞|サン・ホセ|سان خوسيه|सैन होज़े|en San Jose
Panamá|PA|Панама|巴拿马城|パナマシティ|مدينة بنما|पनामा सिटी|en Panama City, es Ciudad de Panamá, fr Panama, de Panama-Stadt, it Panama, pt Cidade do Panamá, nl Panama-Stad
Belmopan|BZ|Бельмопан|贝尔莫潘|ベルモパン|بلموبان|बेलमोपान|es Belmopán
Santiago de los Caballeros|DO|Сантьяго-де-лос-Кабальерос|圣地亚哥|サンティアゴ・デ・ロス・カバリェロス|سانتياغو دي لوس كاباييروس|सैंटियागो डे लॉस कैबेलेरोस|
Santiago de Cuba|CU|Сантьяго-де-Куба|圣地亚哥|サンティアーゴ・デ・クーバ|سانتياغو دي كوبا|सैंटियागो डे क्यूबा|
San Juan|PR|Сан-Хуан|圣胡安|サンフアン|سان خوان|सैन हुआन|
Kingston|JM|Кингстон|金斯敦|キングストン|كينغستون|किंग्स्टन|
Bridgetown|BB|Бриджтаун|布里奇敦|ブリッジタウン|بريدج تاون|ब्रिजटाउन|
Georgetown|GY|Джорджтаун|乔治敦|ジョージタウン|جورج تاون|जॉर्जटाउन|
Roseau|DM|Розо|罗索|ロゾー|روسو|रोसो|
Saint John’s|AG|Сент-Джонс|圣约翰|セントジョンズ|سانت جونز|सेंट जॉन्स|
Basseterre|KN|Бастер|巴斯特尔|バセテール|باستير|बासेतेर|
Castries|LC|Кастри|卡斯特里|カストリーズ|كاستريس|कैस्ट्रीज़|
Kingstown|VC|Кингстаун|金斯敦|キングスタウン|كينغستاون|किंग्सटाउन|
Saint George's|GD|Сент-Джорджес|圣乔治|セントジョージズ|سانت جورجز|सेंट जॉर्जेस|
Hamilton|BM|Гамильтон|汉密尔顿|ハミルトン|هاميلتون|हैमिल्टन|
George Town|KY|Джорджтаун|乔治敦|ジョージタウン|جورج تاون|जॉर्ज टाउन|
Willemstad|CW|Виллемстад|威廉斯塔德|ウィレムスタット|فيلمستاد|विलेमस्टाड|
Oranjestad|AW|Ораньестад|奥拉涅斯塔德|オラニエスタット|أورانيستاد|ओरानजेस्टाड|
Philipsburg|SX|Филипсбург|菲利普斯堡|フィリップスブルフ|فيليبسبورخ|फ़िलिप्सबर्ग|
Fort-de-France|MQ|Фор-де-Франс|法兰西堡|フォール＝ド＝フランス|فور دو فرانس|फ़ोर्ट-डी-फ़्रांस|
Basse-Terre|GP|Бас-Тер|巴斯特尔|バステール|باس تير|बास-तेर|
Charlotte Amalie|VI|Шарлотта-Амалия|夏洛特阿马利亚|シャーロット・アマリー|شارلوت أمالي|शार्लोट अमाली|
Road Town|VG|Род-Таун|罗德城|ロードタウン|رود تاون|रोड टाउन|
The Valley|AI|Валли|瓦利|バレー|ذا فالي|द वैली|
Cockburn Town|TC|Коберн-Таун|科伯恩城|コックバーンタウン|كوكبرن تاون|कॉकबर्न टाउन|
Plymouth|MS|Плимут|普利茅斯|プリマス|بليموث|प्लायमाउथ|
Gustavia|BL|Густавия|古斯塔维亚|グスタビア|غوستافيا|गुस्ताविया|
Quito|EC|Кито|基多|キト|كيتو|क्विटो|
Medellín|CO|Медельин|麦德林|メデジン|ميديلين|मेडेलिन|en Medellin
Cali|CO|Кали|卡利|カリ|كالي|काली|
Barranquilla|CO|Барранкилья|巴兰基亚|バランキージャ|بارانكويلا|बैरेंक्विला|
Cartagena|CO|Картахена|卡塔赫纳|カルタヘナ|كارتاخينا|कार्टाजेना|fr Carthagène, und Cartagena de Indias
Bucaramanga|CO|Букараманга|布卡拉曼加|ブカラマンガ|بوكارامانغا|बुकारामंगा|
Maracaibo|VE|Маракайбо|马拉开波|マラカイボ|ماراكايبو|माराकाइबो|
Maracay|VE|Маракай|马拉凯|マラカイ|ماراكاي|माराकाय|
Valencia|VE|Валенсия|巴伦西亚|バレンシア|فالنسيا|वालेंसिया|
Barquisimeto|VE|Баркисимето|巴基西梅托|バルキシメト|باركيسيميتو|बार्किसिमेतो|
Santa Cruz de la Sierra|BO|Санта-Крус-де-ла-Сьерра|圣克鲁斯|サンタ・クルス・デ・ラ・シエラ|سانتا كروز|सांता क्रूज़|und Santa Cruz
Cochabamba|BO|Кочабамба|科恰班巴|コチャバンバ|كوتشابامبا|कोचाबाम्बा|
Sucre|BO|Сукре|苏克雷|スクレ|سوكري|सूक्रे|
Arequipa|PE|Арекипа|阿雷基帕|アレキパ|أريكيبا|अरेक्विपा|
Trujillo|PE|Трухильо|特鲁希略|トルヒーリョ|تروخيو|ट्रूहियो|
Cusco|PE|Куско|库斯科|クスコ|كوسكو|कुस्को|und Cuzco
Callao|PE|Кальяо|卡亚俄|カヤオ|كاياو|कायाओ|
Rosario|AR|Росарио|罗萨里奥|ロサリオ|روساريو|रोसारियो|pt Rosário
La Plata|AR|Ла-Плата|拉普拉塔|ラ・プラタ|لا بلاتا|ला प्लाता|
Mar del Plata|AR|Мар-дель-Плата|马德普拉塔|マル・デル・プラタ|مار دل بلاتا|मार डेल प्लाता|
San Miguel de Tucumán|AR|Сан-Мигель-де-Тукуман|图库曼|サン・ミゲル・デ・トゥクマン|سان ميغيل دي توكومان|सैन मिगुएल डे तुकुमान|und Tucumán
Valparaíso|CL|Вальпараисо|瓦尔帕莱索|バルパライソ|فالبارايسو|वालपराइसो|en Valparaiso
Concepción|CL|Консепсьон|康塞普西翁|コンセプシオン|كونسبسيون|कॉन्सेप्सियोन|
Antofagasta|CL|Антофагаста|安托法加斯塔|アントファガスタ|أنتوفاغاستا|अंतोफ़गास्ता|
Ciudad del Este|PY|Сьюдад-дель-Эсте|东方市|シウダ・デル・エステ|سيوداد دل إستي|स्यूदाद देल एस्ते|
Rio de Janeiro|BR|Рио-де-Жанейро|里约热内卢|リオデジャネイロ|ريو دي جانيرو|रियो डी जनेरियो|es Río de Janeiro, und Rio
Salvador|BR|Салвадор|萨尔瓦多|サルヴァドール|سلفادور|साल्वाडोर|und Salvador da Bahia
Belo Horizonte|BR|Белу-Оризонти|贝洛奥里藏特|ベロオリゾンテ|بيلو هوريزونتي|बेलो होरिज़ोंटे|
Brasília|BR|Бразилиа|巴西利亚|ブラジリア|برازيليا|ब्रासीलिया|en Brasilia, es Brasilia, fr Brasilia, de Brasília, it Brasilia, nl Brasilia
Curitiba|BR|Куритиба|库里蒂巴|クリチバ|كوريتيبا|कुरीतिबा|
Porto Alegre|BR|Порту-Алегри|阿雷格里港|ポルトアレグレ|بورتو أليغري|पोर्टो एलेग्रे|
Goiânia|BR|Гояния|戈亚尼亚|ゴイアニア|غويانيا|गोइआनिया|en Goiania
Guarulhos|BR|Гуарульюс|瓜鲁柳斯|グアルーリョス|غوارولوس|ग्वारूलोस|
Campinas|BR|Кампинас|坎皮纳斯|カンピーナス|كامبيناس|कैम्पिनास|
Nova Iguaçu|BR|Нова-Игуасу|新伊瓜苏|ノヴァ・イグアス|نوفا إيغواسو|नोवा इगुआसु|
Natal|BR|Натал|纳塔尔|ナタール|ناتال|नताल|
Florianópolis|BR|Флорианополис|弗洛里亚诺波利斯|フロリアノーポリス|فلوريانوبوليس|फ़्लोरियानोपोलिस|en Florianopolis
São Luís|BR|Сан-Луис|圣路易斯|サン・ルイス|ساو لويس|साओ लुईस|
João Pessoa|BR|Жуан-Песоа|若昂佩索阿|ジョアンペソア|جواو بيسوا|जोआओ पेसोआ|
Teresina|BR|Терезина|特雷西纳|テレジーナ|تيريسينا|टेरेसिना|
Vitória|BR|Витория|维多利亚|ヴィトーリア|فيتوريا|विटोरिया|
São Paulo|BR||||||en Sao Paulo, und San Pablo

Abu Dhabi|AE|Абу-Даби|阿布扎比|アブダビ|أبوظبي;أبو ظبي|अबू धाबी|es Abu Dabi, fr Abou Dabi
Sharjah|AE|Шарджа|沙迦|シャルジャ|الشارقة|शारजाह|es Sarja, de Schardscha
Ajman City|AE|Аджман|阿治曼|アジュマーン|عجمان|अजमान|en Ajman, es Ajmán, de Adschman
Ras Al Khaimah City|AE|Рас-эль-Хайма|哈伊马角|ラアス・アル＝ハイマ|رأس الخيمة|रास अल ख़ैमाह|en Ras Al Khaimah
Al Ain City|AE|Эль-Айн|艾因|アル・アイン|العين|अल ऐन|en Al Ain
Doha|QA|Доха|多哈|ドーハ|الدوحة|दोहा|
Manama|BH|Манама|麦纳麦|マナーマ|المنامة|मनामा|
Kuwait City|KW|Эль-Кувейт|科威特城|クウェート市|مدينة الكويت|कुवैत सिटी|es Ciudad de Kuwait, fr Koweït, de Kuwait-Stadt, it Madinat al-Kuwait, pt Cidade do Kuwait, nl Koeweit-Stad
Sanaa|YE|Сана|萨那|サナア|صنعاء|सना|es Saná, de Sanaa, und Sana'a
Ta‘izz|YE|Таиз|塔伊兹|タイズ|تعز|ताइज़|en Taiz
Riyadh|SA||||الرياض||
Jeddah|SA|Джидда|吉达|ジッダ|جدة|जेद्दा|es Yeda, fr Djeddah, de Dschidda, it Gedda, pt Jidá, nl Djedda, und Jiddah
Mecca|SA|Мекка|麦加|メッカ|مكة المكرمة;مكة|मक्का|es La Meca, fr La Mecque, de Mekka, it La Mecca, pt Meca, nl Mekka, und Makkah
Medina|SA|Медина|麦地那|メディナ|المدينة المنورة|मदीना|fr Médine, und Madinah
Dammam|SA|Даммам|达曼|ダンマーム|الدمام|दम्माम|
Ta’if|SA|Эт-Таиф|塔伊夫|ターイフ|الطائف|ताइफ़|en Taif
Tabuk|SA|Табук|塔布克|タブーク|تبوك|तबूक|
Seeb|OM|Эс-Сиб|锡卜|シーブ|السيب|सीब|
Aleppo|SY|Алеппо|阿勒颇|アレッポ|حلب|अलेप्पो|es Alepo, fr Alep, pt Alepo
Homs|SY|Хомс|霍姆斯|ホムス|حمص|होम्स|
Latakia|SY|Латакия|拉塔基亚|ラタキア|اللاذقية|लताकिया|fr Lattaquié
Ḩamāh|SY|Хама|哈马|ハマー|حماة|हमा|en Hama
Tripoli|LB|Триполи|的黎波里|トリポリ|طرابلس|त्रिपोली|es Trípoli, de Tripoli, pt Trípoli
Irbid|JO|Ирбид|伊尔比德|イルビド|إربد|इरबिद|
Zarqa|JO|Эз-Зарка|扎尔卡|ザルカ|الزرقاء|ज़रक़ा|
Amman|JO||||عمان;عمّان||
Jerusalem|IL||||القدس;أورشليم||he ירושלים
Tel Aviv|IL|Тель-Авив|特拉维夫|テルアビブ|تل أبيب|तेल अवीव|de Tel Aviv, pt Telavive, he תל אביב
Haifa|IL|Хайфа|海法|ハイファ|حيفا|हाइफ़ा|fr Haïfa, he חיפה
Nablus|PS|Наблус|纳布卢斯|ナーブルス|نابلس|नाबलुस|fr Naplouse
Ramallah|PS|Рамалла|拉姆安拉|ラマッラー|رام الله|रामल्लाह|
Basrah|IQ|Басра|巴士拉|バスラ|البصرة|बसरा|en Basra, es Basora, fr Bassora, de Basra, it Bassora, pt Basra, nl Basra
Mosul|IQ|Мосул|摩苏尔|モースル|الموصل|मोसुल|fr Mossoul, de Mossul
Erbil|IQ|Эрбиль|埃尔比勒|アルビール|أربيل|एरबिल|fr Erbil, ku Hewlêr, und Arbil
As Sulaymānīyah|IQ|Сулеймания|苏莱曼尼亚|スレイマニヤ|السليمانية|सुलेमानिया|en Sulaymaniyah, fr Souleimaniye
Kirkuk|IQ|Киркук|基尔库克|キルクーク|كركوك|किरकुक|fr Kirkouk
Najaf|IQ|Эн-Наджаф|纳杰夫|ナジャフ|النجف|नजफ़|es Náyaf
Karbala|IQ|Кербела|卡尔巴拉|カルバラー|كربلاء|कर्बला|de Kerbela
Tehran|IR||||||fa تهران
Mashhad|IR|Мешхед|马什哈德|マシュハド|مشهد|मशहद|de Maschhad, fr Mechhed
Isfahan|IR|Исфахан|伊斯法罕|エスファハーン|أصفهان|इस्फ़हान|es Isfahán, fr Ispahan, und Esfahan
Karaj|IR|Кередж|卡拉季|キャラジ|كرج|करज|fa کرج
Tabriz|IR|Тебриз|大不里士|タブリーズ|تبريز|तबरीज़|de Täbris
Shiraz|IR|Шираз|设拉子|シーラーズ|شيراز|शिराज़|de Schiras, fr Chiraz
Qom|IR|Кум|库姆|ゴム|قم|क़ोम|
Ahvaz|IR|Ахваз|阿瓦士|アフヴァーズ|الأهواز|अहवाज़|
Kermanshah|IR|Керманшах|克尔曼沙赫|ケルマーンシャー|كرمانشاه|करमानशाह|
Kandahār|AF|Кандагар|坎大哈|カンダハール|قندهار|कंधार|en Kandahar
Herāt|AF|Герат|赫拉特|ヘラート|هراة|हेरात|en Herat
Mazār-e Sharīf|AF|Мазари-Шариф|马扎里沙里夫|マザーリシャリーフ|مزار شريف|मज़ार-ए-शरीफ़|en Mazar-i-Sharif
Kabul|AF||||كابل;كابول||
Alexandria|EG|Александрия|亚历山大|アレクサンドリア|الإسكندرية|सिकंदरिया;अलेक्ज़ैंड्रिया|es Alejandría, fr Alexandrie, it Alessandria d'Egitto, pt Alexandria, nl Alexandrië
Giza|EG|Гиза|吉萨|ギーザ|الجيزة|गीज़ा|fr Gizeh, de Gizeh, pt Gizé, nl Gizeh
Port Said|EG|Порт-Саид|塞得港|ポートサイド|بورسعيد|पोर्ट सईद|fr Port-Saïd, it Porto Said
Suez|EG|Суэц|苏伊士|スエズ|السويس|स्वेज|de Sues
Luxor|EG|Луксор|卢克索|ルクソール|الأقصر|लक्सर|fr Louxor
Aswan|EG|Асуан|阿斯旺|アスワン|أسوان|असवान|es Asuán, fr Assouan, de Assuan
Al Manşūrah|EG|Эль-Мансура|曼苏拉|マンスーラ|المنصورة|मंसूरा|en Mansoura
Tanda|EG|Танта|坦塔|タンター|طنطا|तंता|en Tanta
Rabat|MA|Рабат|拉巴特|ラバト|الرباط|रबात|
Casablanca|MA||||الدار البيضاء;كازابلانكا||
Fès|MA|Фес|非斯|フェズ|فاس|फ़ेस|en Fez, es Fez, de Fès, it Fès, pt Fez, nl Fez
Marrakesh|MA|Марракеш|马拉喀什|マラケシュ|مراكش|मराकेश|fr Marrakech, de Marrakesch, it Marrakech, pt Marraquexe, es Marrakech
Agadir|MA|Агадир|阿加迪尔|アガディール|أكادير|अगादिर|
Tangier|MA|Танжер|丹吉尔|タンジェ|طنجة|टैंजियर|es Tánger, fr Tanger, de Tanger, it Tangeri, pt Tânger, nl Tanger
Meknès|MA|Мекнес|梅克内斯|メクネス|مكناس|मेकनेस|en Meknes
Tétouan|MA|Тетуан|得土安|テトゥアン|تطوان|तेतुआन|en Tetouan, es Tetuán
Oujda-Angad|MA|Уджда|乌季达|ウジダ|وجدة|ओउज्दा|en Oujda, fr Oujda, es Uchda
Oran|DZ|Оран|奥兰|オラン|وهران|ओरान|es Orán, it Orano
Constantine|DZ|Константина|君士坦丁|コンスタンティーヌ|قسنطينة|कॉन्स्टेंटाइन|es Constantina, it Costantina
Annaba|DZ|Аннаба|安纳巴|アンナバ|عنابة|अन्नाबा|
Sfax|TN|Сфакс|斯法克斯|スファックス|صفاقس|स्फ़ैक्स|
Sousse|TN|Сус|苏塞|スース|سوسة|सूस|es Susa, de Sousse
Tripoli|LY||||طرابلس||
Benghazi|LY|Бенгази|班加西|ベンガジ|بنغازي|बेनग़ाज़ी|it Bengasi, de Bengasi
Mişrātah|LY|Мисрата|米苏拉塔|ミスラタ|مصراتة|मिसराता|en Misrata
Omdurman|SD|Омдурман|恩图曼|オムドゥルマン|أم درمان|ओमदुरमान|
Addis Ababa|ET||||||am አዲስ አበባ
Dire Dawa|ET|Дыре-Дауа|德雷达瓦|ディレ・ダワ|دير داوا|डिरे डावा|
Hargeysa|SO|Харгейса|哈尔格萨|ハルゲイサ|هرجيسا|हरगीसा|en Hargeisa
Mombasa|KE|Момбаса|蒙巴萨|モンバサ|مومباسا|मोम्बासा|
Kisumu|KE|Кисуму|基苏木|キスム|كيسومو|किसुमू|
Dodoma|TZ|Додома|多多马|ドドマ|دودوما|डोडोमा|
Zanzibar|TZ|Занзибар|桑给巴尔|ザンジバル|زنجبار|ज़ांज़ीबार|es Zanzíbar, de Sansibar
Arusha|TZ|Аруша|阿鲁沙|アルーシャ|أروشا|अरुशा|
Mwanza|TZ|Мванза|姆万扎|ムワンザ|موانزا|म्वान्ज़ा|
Gitega|BI|Гитега|基特加|ギテガ|جيتيجا|गितेगा|
Yaoundé|CM|Яунде|雅温得|ヤウンデ|ياوندي|याउन्दे|en Yaounde, es Yaundé, it Yaoundé, pt Iaundé
Abuja|NG|Абуджа|阿布贾|アブジャ|أبوجا|अबुजा|es Abuya
Kano|NG|Кано|卡诺|カノ|كانو|कानो|
Ibadan|NG|Ибадан|伊巴丹|イバダン|إبادان|इबादान|es Ibadán
Kaduna|NG|Кадуна|卡杜纳|カドゥナ|كادونا|कडूना|
Port Harcourt|NG|Порт-Харкорт|哈科特港|ポートハーコート|بورت هاركورت|पोर्ट हार्कोर्ट|
Benin City|NG|Бенин-Сити|贝宁城|ベニンシティ|مدينة بنين|बेनिन सिटी|es Ciudad de Benín
Maiduguri|NG|Майдугури|迈杜古里|マイドゥグリ|مايدوجوري|मैदुगुरी|
Enugu|NG|Энугу|埃努古|エヌグ|إنوغو|एनुगू|
Kumasi|GH|Кумаси|库马西|クマシ|كوماسي|कुमासी|
Yamoussoukro|CI|Ямусукро|亚穆苏克罗|ヤムスクロ|ياموسوكرو|यामूसूक्रो|es Yamusukro
Bouaké|CI|Буаке|布瓦凯|ブアケ|بواكيه|बुआके|
Cotonou|BJ|Котону|科托努|コトヌー|كوتونو|कोटोनू|es Cotonú
Bobo-Dioulasso|BF|Бобо-Диуласо|博博迪乌拉索|ボボ・ディウラッソ|بوبو ديولاسو|बोबो-डिउलासो|
Pointe-Noire|CG|Пуэнт-Нуар|黑角|ポワントノワール|بوانت نوار|प्वाइंट-नोइर|
Mbuji-Mayi|CD|Мбужи-Майи|姆布吉马伊|ムブジマイ|مبوجي ماي|म्बुजी-मायी|
Kisangani|CD|Кисангани|基桑加尼|キサンガニ|كيسنغاني|किसांगानी|
Huambo|AO|Уамбо|万博|ウアンボ|هوامبو|हुआम्बो|
Lilongwe|MW|Лилонгве|利隆圭|リロングウェ|ليلونغوي|लिलोंग्वे|
Beira|MZ|Бейра|贝拉|ベイラ|بيرا|बेइरा|
Bulawayo|ZW|Булавайо|布拉瓦约|ブラワヨ|بولاوايو|बुलावायो|
Kitwe|ZM|Китве|基特韦|キトウェ|كيتوي|किटवे|
Cape Town|ZA|Кейптаун|开普敦|ケープタウン|كيب تاون|केप टाउन|es Ciudad del Cabo, fr Le Cap, de Kapstadt, it Città del Capo, pt Cidade do Cabo, nl Kaapstad
Durban|ZA|Дурбан|德班|ダーバン|ديربان|डरबन|
Pretoria|ZA|Претория|比勒陀利亚|プレトリア|بريتوريا|प्रिटोरिया|pt Pretória, und Tshwane
Soweto|ZA|Соуэто|索韦托|ソウェト|سويتو|सोवेटो|
Port Elizabeth|ZA|Порт-Элизабет|伊丽莎白港|ポートエリザベス|بورت إليزابيث|पोर्ट एलिज़ाबेथ|und Gqeberha
Bloemfontein|ZA|Блумфонтейн|布隆方丹|ブルームフォンテーン|بلومفونتين|ब्लोमफ़ोंटेन|
Victoria|SC|Виктория|维多利亚|ビクトリア|فيكتوريا|विक्टोरिया|pt Vitória
Port Louis|MU|Порт-Луи|路易港|ポートルイス|بورت لويس|पोर्ट लुई|
Saint-Denis|RE|Сен-Дени|圣但尼|サン＝ドニ|سان دوني|सेंट-डेनिस|
Mamoudzou|YT|Мамудзу|马穆楚|マムズー|مامودزو|मामुदज़ू|
Moroni|KM|Морони|莫罗尼|モロニ|موروني|मोरोनी|
Praia|CV|Прая|普拉亚|プライア|برايا|प्रैया|
Jamestown|SH|Джеймстаун|詹姆斯敦|ジェームズタウン|جيمستاون|जेम्सटाउन|

Mumbai|IN|Мумбаи|孟买|ムンバイ|مومباي|मुंबई|es Bombay, fr Bombay, pt Bombaim, und Bombay
Delhi|IN|Дели|德里|デリー|دلهي|दिल्ली|fr Delhi, pt Deli
New Delhi|IN|Нью-Дели|新德里|ニューデリー|نيودلهي|नई दिल्ली|es Nueva Delhi, de Neu-Delhi, it Nuova Delhi, pt Nova Déli
Bengaluru|IN|Бангалор|班加罗尔|ベンガルール|بنغالور|बेंगलुरु;बैंगलोर|es Bangalore, fr Bangalore, de Bangalore, it Bangalore, pt Bangalore, nl Bangalore, kn ಬೆಂಗಳೂರು, und Bangalore
Kolkata|IN||||||bn কলকাতা, und Calcutta
Chennai|IN|Ченнаи|金奈;钦奈|チェンナイ|تشيناي|चेन्नई|pt Chenai, ta சென்னை, und Madras
Hyderabad|IN|Хайдарабад|海得拉巴|ハイデラバード|حيدر آباد|हैदराबाद|te హైదరాబాద్
Ahmedabad|IN|Ахмадабад|艾哈迈达巴德|アフマダーバード|أحمد آباد|अहमदाबाद|gu અમદાવાદ, und Ahmadabad
Pune|IN|Пуна|浦那|プネー|بونه|पुणे|und Poona
Sūrat|IN|Сурат|苏拉特|スーラト|سورت|सूरत|en Surat
Kanpur|IN|Канпур|坎普尔|カーンプル|كانبور|कानपुर|
Jaipur|IN|Джайпур|斋浦尔|ジャイプル|جايبور|जयपुर|
Lucknow|IN|Лакхнау|勒克瑙|ラクナウ|لكناو|लखनऊ|
Nagpur|IN|Нагпур|那格浦尔|ナーグプル|ناغبور|नागपुर|
Indore|IN|Индаур|印多尔|インドール|إندور|इंदौर|
Patna|IN|Патна|巴特那|パトナ|باتنا|पटना|
Bhopal|IN|Бхопал|博帕尔|ボーパール|بوبال|भोपाल|
Ludhiāna|IN|Лудхияна|卢迪亚纳|ルディヤーナー|لوديانا|लुधियाना|en Ludhiana, pa ਲੁਧਿਆਣਾ
Agra|IN|Агра|阿格拉|アーグラ|أغرة|आगरा|
Vadodara|IN|Вадодара|巴罗达|ヴァドーダラー|فادودارا|वडोदरा|und Baroda
Nashik|IN|Насик|纳西克|ナーシク|ناشيك|नासिक|und Nasik
Meerut|IN|Мератх|密拉特|メーラト|ميروت|मेरठ|
Faridabad|IN|Фаридабад|法里达巴德|ファリーダーバード|فريد آباد|फ़रीदाबाद|
Ghāziābād|IN|Газиабад|加济阿巴德|ガーズィヤーバード|غازي آباد|ग़ाज़ियाबाद|en Ghaziabad
Rājkot|IN|Раджкот|拉杰果德|ラージコート|راجكوت|राजकोट|en Rajkot
Varanasi|IN|Варанаси|瓦拉纳西|ヴァーラーナシー|فاراناسي|वाराणसी;बनारस|es Benarés, fr Bénarès, und Benares
Amritsar|IN|Амритсар|阿姆利则|アムリトサル|أمريتسار|अमृतसर|pa ਅੰਮ੍ਰਿਤਸਰ
Allahābād|IN|Аллахабад|安拉阿巴德|アラーハーバード|الله آباد|प्रयागराज;इलाहाबाद|en Prayagraj; Allahabad
Visakhapatnam|IN|Вишакхапатнам|维沙卡帕特南|ヴィシャーカパトナム|فيساخاباتنام|विशाखापट्टनम|und Vizag
Srinagar|IN|Сринагар|斯利那加|シュリーナガル|سريناغار|श्रीनगर|
Chandigarh|IN|Чандигарх|昌迪加尔|チャンディーガル|شانديغار|चंडीगढ़|pa ਚੰਡੀਗੜ੍ਹ
Coimbatore|IN|Коимбатур|哥印拜陀|コーヤンブットゥール|كويمباتور|कोयंबटूर|
Jodhpur|IN|Джодхпур|焦特布尔|ジョードプル|جودبور|जोधपुर|
Madurai|IN|Мадурай|马杜赖|マドゥライ|مادوراي|मदुरै|
Guwahati|IN|Гувахати|古瓦哈提|グワーハーティー|جواهاتي|गुवाहाटी|
Gwalior|IN|Гвалиор|瓜廖尔|グワーリヤル|غواليور|ग्वालियर|
Vijayawada|IN|Виджаявада|维杰亚瓦达|ヴィジャヤワーダ|فيجاياوادا|विजयवाड़ा|
Mysore|IN|Майсур|迈索尔|マイソール|ميسور|मैसूर|und Mysuru
Ranchi|IN|Ранчи|兰契|ラーンチー|رانتشي|राँची|
Jalandhar|IN|Джаландхар|贾朗达尔|ジャランダル|جالاندهار|जालंधर|pa ਜਲੰਧਰ
Thiruvananthapuram|IN|Тируванантапурам|特里凡得琅|ティルヴァナンタプラム|تيروفانانتابورام|तिरुवनंतपुरम|und Trivandrum
Cochin|IN|Кочи|科钦|コーチ|كوتشي|कोच्चि|en Kochi
Kozhikode|IN|Кожикоде|科泽科德|コーリコード|كوزيكود|कोझ़िकोड|und Calicut
Bhubaneshwar|IN|Бхубанешвар|布巴内斯瓦尔|ブバネーシュヴァル|بوبانسوار|भुवनेश्वर|
Dehra Dūn|IN|Дехрадун|台拉登|デヘラードゥーン|دهرادون|देहरादून|en Dehradun
Noida|IN|Нойда|诺伊达|ノイダ|نويدا|नोएडा|
Gurgaon|IN|Гургаон|古尔冈|グルガオン|غورغاون|गुरुग्राम;गुड़गाँव|und Gurugram
Thāne|IN|Тхане|塔那|ターネー|ثاني|ठाणे|en Thane
Navi Mumbai|IN|Нави-Мумбаи|新孟买|ナビ・ムンバイ|نافي مومباي|नवी मुंबई|
Hāora|IN|Хаура|豪拉|ハーウラー|هاورا|हावड़ा|en Howrah
Jabalpur|IN|Джабалпур|贾巴尔普尔|ジャバルプル|جبلبور|जबलपुर|
Aurangabad|IN|Аурангабад|奥兰加巴德|アウランガーバード|أورنك آباد|औरंगाबाद|
Kota|IN|Кота|科塔|コーター|كوتا|कोटा|
Raipur|IN|Райпур|赖布尔|ラーイプル|رايبور|रायपुर|
Mangalore|IN|Мангалор|芒格洛尔|マンガルール|مانغالور|मंगलौर|und Mangaluru
Puducherry|IN|Пондичерри|本地治里|ポンディシェリ|بونديتشيري|पुडुचेरी|fr Pondichéry, und Pondicherry
Shimla|IN|Шимла|西姆拉|シムラー|شيملا|शिमला|
Lahore|PK|Лахор|拉合尔|ラホール|لاهور|लाहौर|es Lahore, ur لاہور
Karachi|PK||||||ur کراچی
Faisalabad|PK|Фейсалабад|费萨拉巴德|ファイサラーバード|فيصل آباد|फ़ैसलाबाद|ur فیصل آباد
Rawalpindi|PK|Равалпинди|拉瓦尔品第|ラーワルピンディー|راولبندي|रावलपिंडी|ur راولپنڈی
Multan|PK|Мултан|木尔坦|ムルターン|ملتان|मुल्तान|
Hyderabad|PK|Хайдарабад|海得拉巴|ハイデラバード|حيدر آباد|हैदराबाद|ur حیدر آباد
Gujranwala|PK|Гуджранвала|古杰兰瓦拉|グジュラーンワーラー|كوجرانوالا|गुजराँवाला|
Peshawar|PK|Пешавар|白沙瓦|ペシャーワル|بيشاور|पेशावर|de Peschawar, ur پشاور
Quetta|PK|Кветта|奎达|クエッタ|كويتا|क्वेटा|ur کوئٹہ
Islamabad|PK|Исламабад|伊斯兰堡|イスラマバード|إسلام آباد|इस्लामाबाद|ur اسلام آباد
Sialkot|PK|Сиалкот|锡亚尔科特|シアールコート|سيالكوت|सियालकोट|
Dhaka|BD||||||bn ঢাকা
Chittagong|BD|Читтагонг|吉大港|チッタゴン|شيتاغونغ|चटगाँव|bn চট্টগ্রাম, und Chattogram
Khulna|BD|Кхулна|库尔纳|クルナ|خولنا|खुलना|bn খুলনা
Sylhet|BD|Силхет|锡尔赫特|シレット|سيلهت|सिलहट|bn সিলেট
Pokhara|NP|Покхара|博卡拉|ポカラ|بوخارا|पोखरा|
Kathmandu|NP||||||ne काठमाडौं
Kandy|LK|Канди|康提|キャンディ|كاندي|कैंडी|
Male|MV|Мале|马累|マレ|ماليه|माले|en Malé, es Malé, fr Malé, de Malé, it Malé, pt Malé, nl Malé

Beijing|CN|Пекин|北京|北京|بكين|बीजिंग|es Pekín, fr Pékin, de Peking, it Pechino, pt Pequim, nl Peking
Shanghai|CN|||上海;シャンハイ|||
Guangzhou|CN|Гуанчжоу|广州|広州|قوانغتشو|ग्वांगझोउ|es Cantón, fr Canton, pt Cantão, nl Kanton, und Canton
Shenzhen|CN|Шэньчжэнь|深圳|深圳|شنجن|शेन्ज़ेन|
Tianjin|CN|Тяньцзинь|天津|天津|تيانجين|तिआंजिन|
Wuhan|CN|Ухань|武汉|武漢|ووهان|वुहान|
Dongguan|CN|Дунгуань|东莞|東莞|دونغقوان|डोंगगुआन|
Chongqing|CN|Чунцин|重庆|重慶|تشونغتشينغ|चोंगकिंग|
Chengdu|CN|Чэнду|成都|成都|تشنغدو|चेंगदू|
Nanjing|CN|Нанкин|南京|南京|نانجينغ|नानजिंग|es Nankín, fr Nankin, it Nanchino, pt Nanquim
Xi’an|CN|Сиань|西安|西安|شيآن|शीआन|en Xi'an
Shenyang|CN|Шэньян|沈阳|瀋陽|شنيانغ|शेनयांग|
Hangzhou|CN|Ханчжоу|杭州|杭州|هانغتشو|हांगझोऊ|
Harbin|CN|Харбин|哈尔滨|ハルビン|هاربن|हार्बिन|
Suzhou|CN|Сучжоу|苏州|蘇州|سوتشو|सूझोऊ|
Shantou|CN|Шаньтоу|汕头|汕頭|شانتو|शांतौ|
Jinan|CN|Цзинань|济南|済南|جينان|जीनान|
Zhengzhou|CN|Чжэнчжоу|郑州|鄭州|تشنغتشو|झेंगझोऊ|
Changchun|CN|Чанчунь|长春|長春|تشانغتشون|चांगचुन|
Dalian|CN|Далянь|大连|大連|داليان|दालियान|
Kunming|CN|Куньмин|昆明|昆明|كونمينغ|कुनमिंग|
Qingdao|CN|Циндао|青岛|青島|تشينغداو|चिंगदाओ|de Tsingtau
Foshan|CN|Фошань|佛山|仏山|فوشان|फ़ोशान|
Wuxi|CN|Уси|无锡|無錫|ووشي|वूशी|
Xiamen|CN|Сямынь|厦门|厦門|شيامن|शियामेन|
Ningbo|CN|Нинбо|宁波|寧波|نينغبو|निंगबो|
Taiyuan|CN|Тайюань|太原|太原|تاييوان|ताइयुआन|
Tangshan|CN|Таншань|唐山|唐山|تانغشان|तांगशान|
Hefei|CN|Хэфэй|合肥|合肥|خفي|हेफ़ेई|
Zibo|CN|Цзыбо|淄博|淄博|زيبو|ज़ीबो|
Zhongshan|CN|Чжуншань|中山|中山|تشونغشان|झोंगशान|
Changsha|CN|Чанша|长沙|長沙|تشانغشا|चांगशा|
Shijiazhuang|CN|Шицзячжуан|石家庄|石家荘|شيجياتشوانغ|शिजियाझुआंग|
Lanzhou|CN|Ланьчжоу|兰州|蘭州|لانتشو|लानझोऊ|
Nanchang|CN|Наньчан|南昌|南昌|نانتشانغ|नानचांग|
Jilin|CN|Цзилинь|吉林|吉林|جيلين|जीलिन|
Luoyang|CN|Лоян|洛阳|洛陽|لويانغ|लुओयांग|
Baotou|CN|Баотоу|包头|包頭|باوتو|बाओतोऊ|
Fuzhou|CN|Фучжоу|福州|福州|فوتشو|फ़ूझोऊ|
Guiyang|CN|Гуйян|贵阳|貴陽|قوييانغ|गुईयांग|
Datong|CN|Датун|大同|大同|داتونغ|दातोंग|
Wenzhou|CN|Вэньчжоу|温州|温州|ونتشو|वेनझोऊ|
Nanning|CN|Наньнин|南宁|南寧|ناننينغ|नाननिंग|
Hohhot|CN|Хух-Хото|呼和浩特|フフホト|هوهوت|होहोत|
Xining|CN|Синин|西宁|西寧|شينينغ|शीनिंग|
Yantai|CN|Яньтай|烟台|煙台|يانتاي|यानताई|
Haikou|CN|Хайкоу|海口|海口|هايكو|हाइकोऊ|
Zhuhai|CN|Чжухай|珠海|珠海|تشوهاي|झुहाई|
Yinchuan|CN|Иньчуань|银川|銀川|ينتشوان|यिनचुआन|
Lhasa|CN|Лхаса|拉萨|ラサ|لاسا|ल्हासा|
Guilin|CN|Гуйлинь|桂林|桂林|قويلين|गुइलिन|
Changzhou|CN|Чанчжоу|常州|常州|تشانغتشو|चांगझोऊ|
Nantong|CN|Наньтун|南通|南通|نانتونغ|नानतोंग|
Yangzhou|CN|Янчжоу|扬州|揚州|يانغتشو|यांगझोऊ|
Quanzhou|CN|Цюаньчжоу|泉州|泉州|تشيوانتشو|क्वानझोऊ|
Kunshan|CN|Куньшань|昆山|昆山|كونشان|कुनशान|
Fushun|CN|Фушунь|抚顺|撫順|فوشون|फ़ूशुन|
Handan|CN|Ханьдань|邯郸|邯鄲|هاندان|हानदान|
Anshan|CN|Аньшань|鞍山|鞍山|أنشان|आनशान|
Huainan|CN|Хуайнань|淮南|淮南|هواينان|हुआइनान|
Xianyang|CN|Сяньян|咸阳|咸陽|شيانيانغ|शियानयांग|
Jieyang|CN|Цзеян|揭阳|掲陽|جييانغ|जिएयांग|
Kowloon|HK|Коулун|九龙|九龍|كولون|कोलून|
Kaohsiung|TW|Гаосюн|高雄|高雄|كاوهسيونغ|काऊशुंग|
Taichung|TW|Тайчжун|台中|台中|تايتشونغ|ताइचुंग|
Tainan|TW|Тайнань|台南|台南|تاينان|ताइनान|
Hsinchu|TW|Синьчжу|新竹|新竹|هسينتشو|शिनचू|
Yokohama|JP|Иокогама|横滨|横浜|يوكوهاما|योकोहामा|
Osaka|JP|Осака|大阪|大阪|أوساكا|ओसाका|
Nagoya|JP|Нагоя|名古屋|名古屋|ناغويا|नागोया|pt Nagoia
Sapporo|JP|Саппоро|札幌|札幌|سابورو|साप्पोरो|
Kobe|JP|Кобе|神户|神戸|كوبه|कोबे|
Kyoto|JP|Киото|京都|京都|كيوتو|क्योतो|es Kioto, pt Quioto
Fukuoka|JP|Фукуока|福冈|福岡|فوكوكا|फ़ुकुओका|
Kawasaki|JP|Кавасаки|川崎|川崎|كاواساكي|कावासाकी|
Saitama|JP|Сайтама|埼玉|さいたま|سايتاما|साइतामा|
Hiroshima|JP|Хиросима|广岛|広島|هيروشيما|हिरोशिमा|pt Hiroxima
Sendai|JP|Сендай|仙台|仙台|سنداي|सेंडाई|
Kitakyushu|JP|Китакюсю|北九州|北九州|كيتاكيوشو|कीताक्यूशू|
Chiba|JP|Тиба|千叶|千葉|تشيبا|चिबा|
Sakai|JP|Сакаи|堺|堺|ساكاي|साकाई|
Shizuoka|JP|Сидзуока|静冈|静岡|شيزوكا|शिज़ुओका|
Kumamoto|JP|Кумамото|熊本|熊本|كوماموتو|कुमामोतो|
Okayama|JP|Окаяма|冈山|岡山|أوكاياما|ओकायामा|
Hamamatsu|JP|Хамамацу|滨松|浜松|هاماماتسو|हामामात्सु|
Niigata|JP|Ниигата|新潟|新潟|نيغاتا|नीगाता|
Kagoshima|JP|Кагосима|鹿儿岛|鹿児島|كاغوشيما|कागोशिमा|
Kanazawa|JP|Канадзава|金泽|金沢|كانازاوا|कानाज़ावा|
Nagasaki|JP|Нагасаки|长崎|長崎|ناغاساكي|नागासाकी|pt Nagasáqui
Naha|JP|Наха|那霸|那覇|ناها|नाहा|
Tokyo|JP|||東京;とうきょう|||
Seoul|KR|||||सियोल|ko 서울
Busan|KR|Пусан|釜山|釜山|بوسان|बुसान|ko 부산, und Pusan
Incheon|KR|Инчхон|仁川|仁川|إنتشون|इंचियोन|ko 인천
Daegu|KR|Тэгу|大邱|大邱|دايغو|डेगू|ko 대구
Daejeon|KR|Тэджон|大田|大田|دايجيون|डेजॉन|ko 대전
Gwangju|KR|Кванджу|光州|光州|غوانغجو|ग्वांगजू|ko 광주
Suwon|KR|Сувон|水原|水原|سوون|सुवॉन|ko 수원
Goyang-si|KR|Коян|高阳|高陽|غويانغ|गोयांग|en Goyang, ko 고양
Seongnam-si|KR|Соннам|城南|城南|سيونغنام|सोंगनाम|en Seongnam, ko 성남
Ulsan|KR|Ульсан|蔚山|蔚山|أولسان|उल्सान|ko 울산
Pyongyang|KP||||||ko 평양
Ulan Bator|MN||||||mn Улаанбаатар
Hanoi|VN|Ханой|河内|ハノイ|هانوي|हनोई|es Hanói, fr Hanoï, pt Hanói, vi Hà Nội
Ho Chi Minh City|VN||||||vi Thành phố Hồ Chí Minh, und Saigon; Sài Gòn
Haiphong|VN|Хайфон|海防|ハイフォン|هاي فونغ|हाई फोंग|vi Hải Phòng
Da Nang|VN|Дананг|岘港|ダナン|دا نانغ|दा नांग|vi Đà Nẵng
Bangkok|TH||||||th กรุงเทพมหานคร; กรุงเทพ, pt Banguecoque
Chiang Mai|TH|Чиангмай|清迈|チェンマイ|شيانغ ماي|चियांग माई|th เชียงใหม่
Phuket|TH|Пхукет|普吉|プーケット|بوكيت|फुकेत|th ภูเก็ต
Pattaya|TH|Паттайя|芭堤雅|パタヤ|باتايا|पटाया|th พัทยา
Nay Pyi Taw|MM|Нейпьидо|内比都|ネピドー|نايبيداو|नेप्यीडॉ|en Naypyidaw, es Naipyidó, fr Naypyidaw, de Naypyidaw, it Naypyidaw, pt Nepiedó, nl Naypyidaw
Mandalay|MM|Мандалай|曼德勒|マンダレー|ماندالاي|मांडले|
Yangon|MM||||||und Rangoon
Surabaya|ID|Сурабая|泗水|スラバヤ|سورابايا|सुराबाया|
Medan|ID|Медан|棉兰|メダン|ميدان|मेदान|
Bandung|ID|Бандунг|万隆|バンドン|باندونغ|बांडुंग|
Bekasi|ID|Бекаси|勿加泗|ブカシ|بيكاسي|बेकासी|
Palembang|ID|Палембанг|巨港|パレンバン|باليمبانغ|पालेमबांग|
Tangerang|ID|Тангеранг|坦格朗|タンゲラン|تانجيرانغ|तांगेरांग|
Semarang|ID|Семаранг|三宝垄|スマラン|سيمارانغ|सेमारांग|
Depok|ID|Депок|德波|デポック|ديبوك|देपोक|
Batam|ID|Батам|巴淡|バタム|باتام|बताम|
Denpasar|ID|Денпасар|登巴萨|デンパサール|دنباسار|देनपसार|
Yogyakarta|ID|Джокьякарта|日惹|ジョグジャカルタ|يوجياكرتا|योग्यकर्ता|und Jogja
Johor Bahru|MY|Джохор-Бару|新山|ジョホールバル|جوهور بهرو|जोहोर बाहरू|
George Town|MY|Джорджтаун|乔治市|ジョージタウン|جورج تاون|जॉर्ज टाउन|und Penang
Ipoh|MY|Ипох|怡保|イポー|إيبوه|इपोह|
Quezon City|PH|Кесон-Сити|奎松城|ケソン|مدينة كيزون|क्विज़ोन सिटी|es Ciudad Quezón, und Quezon
Davao|PH|Давао|达沃|ダバオ|دافاو|दावाओ|en Davao City
Cebu City|PH|Себу|宿务|セブ|سيبو|सेबू|es Cebú, fr Cebu, de Cebu, it Cebu, pt Cebu, nl Cebu
Makati City|PH|Макати|马卡蒂|マカティ|ماكاتي|मकाती|en Makati
Caloocan City|PH|Калоокан|加洛坎|カローカン|كالوكان|कालूकान|en Caloocan
Phnom Penh|KH||||||km ភ្នំពេញ
Vientiane|LA||||||lo ວຽງຈັນ
Bandar Seri Begawan|BN|Бандар-Сери-Бегаван|斯里巴加湾市|バンダルスリブガワン|بندر سري بكاوان|बंदर सेरी बेगावान|
Colombo|LK||||||si කොළඹ, ta கொழும்பு

Canberra|AU|Канберра|堪培拉|キャンベラ|كانبرا|कैनबरा|pt Camberra
Perth|AU||||بيرث||
Gold Coast|AU|Голд-Кост|黄金海岸|ゴールドコースト|جولد كوست|गोल्ड कोस्ट|
Newcastle|AU|Ньюкасл|纽卡斯尔|ニューカッスル|نيوكاسل|न्यूकैसल|
Wollongong|AU|Вуллонгонг|卧龙岗|ウロンゴン|ولونغونغ|वोलोंगोंग|
Geelong|AU|Джелонг|吉朗|ジーロング|جيلونغ|जिलॉन्ग|
Wellington|NZ|Веллингтон|惠灵顿|ウェリントン|ويلينغتون|वेलिंग्टन|
Christchurch|NZ|Крайстчерч|基督城|クライストチャーチ|كرايستشرش|क्राइस्टचर्च|
Suva|FJ|Сува|苏瓦|スバ|سوفا|सुवा|
Honiara|SB|Хониара|霍尼亚拉|ホニアラ|هونيارا|होनियारा|
Port-Vila|VU|Порт-Вила|维拉港|ポートビラ|بورت فيلا|पोर्ट विला|en Port Vila
Papeete|PF|Папеэте|帕皮提|パペーテ|بابيتي|पपीते|
Nuku‘alofa|TO|Нукуалофа|努库阿洛法|ヌクアロファ|نوكو ألوفا|नुकुअलोफ़ा|en Nukuʻalofa
Palikir - National Government Center|FM|Паликир|帕利基尔|パリキール|باليكير|पालिकिर|en Palikir, es Palikir, fr Palikir, de Palikir, it Palikir, pt Palikir, nl Palikir
Ngerulmud|PW|Нгерулмуд|恩吉鲁穆德|マルキョク|نجيرولمود|नगेरुलमुड|
Yaren|NR|Ярен|亚伦|ヤレン|يارين|यारेन|
Hagåtña|GU|Хагатна|阿加尼亚|ハガニア|هاغاتنيا|हगात्ना|en Hagatna
Alofi|NU|Алофи|阿洛菲|アロフィ|ألوفي|अलोफ़ी|
Avarua|CK|Аваруа|阿瓦鲁阿|アバルア|أفاروا|अवारुआ|
Mata-Utu|WF|Мата-Уту|马塔乌图|マタウトゥ|ماتا أوتو|माता-उतु|
Flying Fish Cove|CX|Флайинг-Фиш-Ков|飞鱼湾|フライング・フィッシュ・コーブ|فلاينغ فيش كوف|फ़्लाइंग फ़िश कोव|
West Island|CC|Уэст-Айленд|西岛|ウェスト島|ويست آيلاند|वेस्ट आइलैंड|
Kingston|NF|Кингстон|金斯敦|キングストン|كينغستون|किंग्स्टन|
Adamstown|PN|Адамстаун|亚当斯敦|アダムスタウン|آدمزتاون|एडम्सटाउन|
Douglas|IM|Дуглас|道格拉斯|ダグラス|دوغلاس|डगलस|
Saint Helier|JE|Сент-Хелиер|圣赫利尔|セント・ヘリア|سانت هيليير|सेंट हेलियर|
Saint Peter Port|GG|Сент-Питер-Порт|圣彼得港|セント・ピーター・ポート|سانت بيتر بورت|सेंट पीटर पोर्ट|
Andorra la Vella|AD|Андорра-ла-Велья|安道尔城|アンドラ・ラ・ベリャ|أندورا لا فيلا|अंडोरा ला वेला|es Andorra la Vieja, fr Andorre-la-Vieille
Grytviken|GS|Грютвикен|古利德维肯|グリトビケン|غريتفيكن|ग्रीटविकेन|
Vatican City|VA|||||वेटिकन सिटी|es Ciudad del Vaticano, fr Cité du Vatican, de Vatikanstadt, it Città del Vaticano, pt Cidade do Vaticano, nl Vaticaanstad
Port-aux-Français|TF|Порт-о-Франсе|法兰西港|ポルトーフランセ|بور أو فرانسيه|पोर्ट-ऑक्स-फ़्रांसैस|

Iztapalapa|MX|Истапалапа|伊斯塔帕拉帕|イスタパラパ|إيزتابالابا|इज़्तापालापा|
Ecatepec de Morelos|MX|Экатепек-де-Морелос|埃卡特佩克|エカテペック|إكاتيبيك|एकातेपेक|und Ecatepec
Ciudad Nezahualcoyotl|MX|Несауалькойотль|内萨瓦尔科约特尔城|ネサワルコヨトル|نيزاهوالكويوتل|नेज़ाहुआल्कोयोत्ल|es Ciudad Nezahualcóyotl
Tirunelveli|IN|Тирунелвели|蒂鲁内尔维利|ティルネルヴェーリ|تيرونلفلي|तिरुनेलवेली|ta திருநெல்வேலி
Kalyān|IN|Кальян|格利扬|カルヤーン|كاليان|कल्याण|en Kalyan
Tiruchirappalli|IN|Тируччираппалли|蒂鲁吉拉伯利|ティルチラーパッリ|تيروتشيرابالي|तिरुचिरापल्ली|ta திருச்சிராப்பள்ளி, und Trichy
Jamshedpur|IN|Джамшедпур|贾姆谢德布尔|ジャムシェードプル|جامشيدبور|जमशेदपुर|
Siliguri|IN|Силигури|西里古里|シリグリ|سيليغوري|सिलीगुड़ी|bn শিলিগুড়ি
Hubli|IN|Хубли|胡布利|フブリ|هوبلي|हुबली|und Hubballi
Warangal|IN|Варангал|瓦朗加尔|ワランガル|وارانغال|वारंगल|
Bareilly|IN|Барейлли|巴雷利|バレーリー|باريلي|बरेली|
Alīgarh|IN|Алигарх|阿里格尔|アリーガル|عليكره|अलीगढ़|en Aligarh
Morādābād|IN|Морадабад|莫拉达巴德|モラーダーバード|مراد آباد|मुरादाबाद|en Moradabad
Ajmer|IN|Аджмер|阿杰梅尔|アジュメール|أجمير|अजमेर|
Udaipur|IN|Удайпур|乌代布尔|ウダイプル|أودايبور|उदयपुर|
Rājshāhi|BD|Раджшахи|拉杰沙希|ラージシャーヒー|راجشاهي|राजशाही|en Rajshahi, bn রাজশাহী
Kota Bharu|MY|Кота-Бару|哥打巴鲁|コタバル|كوتا بهارو|कोटा भारू|
Petaling Jaya|MY|Петалинг-Джая|八打灵再也|プタリンジャヤ|بيتالينج جايا|पेटालिंग जया|
South Tangerang|ID|Южный Тангеранг|南坦格朗|南タンゲラン|تانجيرانج الجنوبية|दक्षिण तांगेरांग|id Tangerang Selatan
Taguig|PH|Тагиг|达义|タギッグ|تاغويغ|तागुइग|
Al Ḩudaydah|YE|Ходейда|荷台达|ホデイダ|الحديدة|होदेदा|en Al Hudaydah, und Hodeidah
Sale|MA|Сале|塞拉|サレ|سلا|सले|en Salé, es Salé, fr Salé, de Salé, it Salé, pt Salé, nl Salé
Rasht|IR|Решт|拉什特|ラシュト|رشت|रश्त|
Kerman|IR|Керман|克尔曼|ケルマーン|كرمان|करमान|
Hamadān|IR|Хамадан|哈马丹|ハマダーン|همدان|हमदान|en Hamadan
Orūmīyeh|IR|Урмия|乌尔米耶|オルーミーイェ|أرومية|उर्मिया|en Urmia
Eskişehir|TR|Эскишехир|埃斯基谢希尔|エスキシェヒル|إسكي شهر|एस्किशेहिर|en Eskisehir
Şanlıurfa|TR|Шанлыурфа|尚勒乌尔法|シャンルウルファ|شانلي أورفة|शानलिउर्फ़ा|und Urfa
Ilorin|NG|Илорин|伊洛林|イロリン|إلورين|इलोरिन|
Jos|NG|Джос|乔斯|ジョス|جوس|जोस|
Sokoto|NG|Сокото|索科托|ソコト|سوكوتو|सोकोतो|
Pietermaritzburg|ZA|Питермарицбург|彼得马里茨堡|ピーターマリッツバーグ|بيترماريتسبورغ|पीटरमैरिट्ज़बर्ग|
Jeonju|KR|Чонджу|全州|全州|جيونجو|जियोन्जू|ko 전주
Cheongju-si|KR|Чхонджу|清州|清州|تشيونغجو|चियोंगजू|en Cheongju, ko 청주
Changwon|KR|Чханвон|昌原|昌原|تشانغوون|चांगवोन|ko 창원
Jeju City|KR|Чеджу|济州|済州|جيجو|जेजू|en Jeju, ko 제주
Ryazan’|RU|Рязань|||||en Ryazan
Penza|RU|Пенза|||||
Orenburg|RU|Оренбург|||||
Naberezhnyye Chelny|RU|Набережные Челны|||||en Naberezhnye Chelny
Lipetsk|RU|Липецк|||||
Kemerovo|RU|Кемерово|||||
Cheboksary|RU|Чебоксары|||||
Bryansk|RU|Брянск|||||
Ivanovo|RU|Иваново|||||
Magnitogorsk|RU|Магнитогорск|||||
Kursk|RU|Курск|||||
Tver|RU|Тверь|||||
Nizhny Tagil|RU|Нижний Тагил|||||
Stavropol’|RU|Ставрополь|||||en Stavropol
Ulan-Ude|RU|Улан-Удэ|||||
Arkhangel’sk|RU|Архангельск|||||en Arkhangelsk
Belgorod|RU|Белгород|||||
Kurgan|RU|Курган|||||
Kaluga|RU|Калуга|||||
Orël|RU|Орёл|||||en Oryol
Volzhskiy|RU|Волжский|||||
Smolensk|RU|Смоленск|||||
Murmansk|RU|Мурманск|||||
Vladikavkaz|RU|Владикавказ|||||
Cherepovets|RU|Череповец|||||
Vologda|RU|Вологда|||||
Vladimir|RU|Владимир|||||
Saransk|RU|Саранск|||||
Surgut|RU|Сургут|||||
Tambov|RU|Тамбов|||||
Yoshkar-Ola|RU|Йошкар-Ола|||||
Taganrog|RU|Таганрог|||||
Kostroma|RU|Кострома|||||
Nal’chik|RU|Нальчик|||||en Nalchik
Petrozavodsk|RU|Петрозаводск|||||
Novorossiysk|RU|Новороссийск|||||
Syktyvkar|RU|Сыктывкар|||||
Velikiy Novgorod|RU|Великий Новгород|||||en Veliky Novgorod
Pskov|RU|Псков|||||
Luhansk|UA|Луганск|||||uk Луганськ
Vinnytsia|UA|Винница|||||uk Вінниця
Poltava|UA|Полтава|||||uk Полтава
Chernihiv|UA|Чернигов|||||uk Чернігів
Cherkasy|UA|Черкассы|||||uk Черкаси
Sumy|UA|Сумы|||||uk Суми
Zhytomyr|UA|Житомир|||||uk Житомир
Khmelnytskyi|UA|Хмельницкий|||||uk Хмельницький
Rivne|UA|Ровно|||||uk Рівне
Chernivtsi|UA|Черновцы|||||uk Чернівці, de Czernowitz
Ternopil|UA|Тернополь|||||uk Тернопіль
Lutsk|UA|Луцк|||||uk Луцьк
Ivano-Frankivsk|UA|Ивано-Франковск|||||uk Івано-Франківськ
Al Maḩallah al Kubrá|EG||||المحلة الكبرى||
Asyūţ|EG||||أسيوط||en Asyut
Al Fayyūm|EG||||الفيوم||en Faiyum
Zagazig|EG||||الزقازيق||
Ismailia|EG||||الإسماعيلية||
Damanhūr|EG||||دمنهور||en Damanhur
Al Minyā|EG||||المنيا||en Minya
Sohag|EG||||سوهاج||
Qinā|EG||||قنا||en Qena
New Cairo|EG||||القاهرة الجديدة||
Al Kharj|SA||||الخرج||
Buraydah|SA||||بريدة||
Khamis Mushait|SA||||خميس مشيط||
Al Hufūf|SA||||الهفوف||en Hofuf
Hafar Al-Batin|SA||||حفر الباطن||
Ha'il|SA||||حائل||en Hail
Najrān|SA||||نجران||en Najran
Al Jubayl|SA||||الجبيل||en Jubail
Abha|SA||||أبها||
Yanbu|SA||||ينبع||
Al Aḩmadī|KW||||الأحمدي||en Al Ahmadi
As Sālimīyah|KW||||السالمية||en Salmiya
Ar Rayyān|QA||||الريان||en Al Rayyan
Nasiriyah|IQ||||الناصرية||
Al ‘Amārah|IQ||||العمارة||en Amarah
Al Kūt|IQ||||الكوت||en Kut
Al Ḩillah|IQ||||الحلة||en Hillah
Dihok|IQ||||دهوك||en Duhok
Ramadi|IQ||||الرمادي||
Deir ez-Zor|SY||||دير الزور||
Mukalla|YE||||المكلا||
Ibb|YE||||إب||
Şalālah|OM||||صلالة||en Salalah
Batna|DZ||||باتنة||
Sétif|DZ||||سطيف||
Tébessa|DZ||||تبسة||
Biskra|DZ||||بسكرة||
Kenitra|MA||||القنيطرة||
Temara|MA||||تمارة||
Safi|MA||||آسفي||
Nyala|SD||||نيالا||
Port Sudan|SD||||بورتسودان||
Berbera|SO||||بربرة||
Kismayo|SO||||كيسمايو||
Xinyang|CN||信阳|信陽|||
Nanchong|CN||南充|南充|||
Tai’an|CN||泰安|泰安|||en Tai'an
Tianshui|CN||天水|天水|||
Lijiang|CN||丽江|麗江|||
Yueyang|CN||岳阳|岳陽|||
Xuchang|CN||许昌|許昌|||
Ordos|CN||鄂尔多斯|オルドス|||
Changshu City|CN||常熟|常熟|||en Changshu
Yunfu|CN||云浮|雲浮|||
Shiyan|CN||十堰|十堰|||
Baoding|CN||保定|保定|||
Benxi|CN||本溪|本渓|||
Huaibei|CN||淮北|淮北|||
Kaifeng|CN||开封|開封|||
Pingdingshan|CN||平顶山|平頂山|||
Qiqihar|CN||齐齐哈尔|チチハル|||
Anyang|CN||安阳|安陽|||
Qinhuangdao|CN||秦皇岛|秦皇島|||
Hengyang|CN||衡阳|衡陽|||
Xinxiang|CN||新乡|新郷|||
Langfang|CN||廊坊|廊坊|||
Zhumadian|CN||驻马店|駐馬店|||
Zhuzhou|CN||株洲|株洲|||
Zhangjiakou|CN||张家口|張家口|||
Zigong|CN||自贡|自貢|||
Xiangtan|CN||湘潭|湘潭|||
Mudanjiang|CN||牡丹江|牡丹江|||
Zhanjiang|CN||湛江|湛江|||
Zhenjiang|CN||镇江|鎮江|||
Dandong|CN||丹东|丹東|||
Shaoguan|CN||韶关|韶関|||
Yancheng|CN||盐城|塩城|||
Taizhou|CN||泰州|泰州|||
Xingtai|CN||邢台|邢台|||
Zhangzhou|CN||漳州|漳州|||
Bengbu|CN||蚌埠|蚌埠|||
Jiangmen|CN||江门|江門|||
Cangzhou|CN||沧州|滄州|||
Changde|CN||常德|常徳|||
Wuhu|CN||芜湖|蕪湖|||
Yichang|CN||宜昌|宜昌|||
Zunyi|CN||遵义|遵義|||
Jiaxing|CN||嘉兴|嘉興|||
Xiangyang|CN||襄阳|襄陽|||
Jining|CN||济宁|済寧|||
Chaozhou|CN||潮州|潮州|||
Shaoxing|CN||绍兴|紹興|||
Weifang|CN||潍坊|濰坊|||
Putian|CN||莆田|莆田|||
Huizhou|CN||惠州|恵州|||
Kashgar|CN||喀什|カシュガル|||
Linyi|CN||临沂|臨沂|||
Mianyang|CN||绵阳|綿陽|||
Keelung|TW||基隆|基隆|||
Taoyuan City|TW||桃园|桃園|||en Taoyuan
Hachiōji|JP||八王子|八王子|||en Hachioji
Himeji|JP||姬路|姫路|||
Matsudo|JP||松户|松戸|||
Kawaguchi|JP||川口|川口|||
Utsunomiya|JP||宇都宫|宇都宮|||
Ōita|JP||大分|大分|||en Oita
Matsuyama|JP||松山|松山|||
Amagasaki|JP||尼崎|尼崎|||
Kurashiki|JP||仓敷|倉敷|||
Yokosuka|JP||横须贺|横須賀|||
Hirakata|JP||枚方|枚方|||
Machida|JP||町田|町田|||
Gifu-shi|JP||岐阜|岐阜|||en Gifu
Fujisawa|JP||藤泽|藤沢|||
Toyonaka|JP||丰中|豊中|||
Fukuyama|JP||福山|福山|||
Toyohashi|JP||丰桥|豊橋|||
Nara-shi|JP||奈良|奈良|||en Nara
Toyota|JP||丰田|豊田|||
Nagano|JP||长野|長野|||
Iwaki|JP||磐城|いわき|||
Asahikawa|JP||旭川|旭川|||
Takatsuki|JP||高槻|高槻|||
Okazaki|JP||冈崎|岡崎|||
Suita|JP||吹田|吹田|||
Wakayama|JP||和歌山|和歌山|||
Kōriyama|JP||郡山|郡山|||en Koriyama
Kashiwa|JP||柏|柏|||
Kochi|JP||高知|高知|||
Takamatsu|JP||高松|高松|||
Toyama|JP||富山|富山|||
Akita|JP||秋田|秋田|||
Miyazaki|JP||宫崎|宮崎|||
Aomori|JP||青森|青森|||
Ōtsu|JP||大津|大津|||en Otsu
Morioka|JP||盛冈|盛岡|||
Fukushima|JP||福岛|福島|||
Maebashi|JP||前桥|前橋|||
Hakodate|JP||函馆|函館|||
Tokushima|JP||德岛|徳島|||
Yamagata|JP||山形|山形|||
Fukui-shi|JP||福井|福井|||en Fukui
Mito|JP||水户|水戸|||
Nobeoka|JP||延冈|延岡|||
Hebron|PS||||الخليل||
Brisbane|AU||||بريزبان||
Samara|RU||||سامارا||
Lubumbashi|CD||||لوبومباشي||
Darwin|AU||||داروين||
Los Angeles|US||||لوس أنجلوس||
Cairo|EG|||||काहिरा|
Damascus|SY|||||दमिश्क|
`;

/** Short, colloquial and former names of countries that Intl does not answer with: `code|name|name`. */
export const countryAliasLines = `
US|USA|America|United States of America|the States|Amerika|Amérique|EEUU|EE UU|EUA|Америка|Штаты|美國|أمريكا|امريكا|آمریکا|अमेरिका|अमरीका|amrika|nước Mỹ|Ameryka
GB|UK|Great Britain|Britain|England|Scotland|Wales|Northern Ireland|Inglaterra|Angleterre|Inghilterra|Engeland|Großbritannien|Grande-Bretagne|Gran Bretaña|Gran Bretagna|Grã-Bretanha|Groot-Brittannië|Англия|Англія|Британия|Великобритания|İngiltere|Anglia|英國|英格兰|英格蘭|イングランド|इंग्लैंड|इंगलैंड|इंग्लैण्ड|إنجلترا|بريطانيا|انگلیس|انگلستان|nước Anh|Escocia|Écosse|Schottland|Scozia|Escócia|Schotland|Шотландия
AE|UAE|Emirates|Emiratos|Émirats|Emirati|Emirate|Emirados|Эмираты|Емірати|الامارات|BAE|阿聯酋
NL|Holland|Holanda|Hollande|Olanda|Hollanda|Holandia|Голландия|Голландія|荷蘭|हॉलैंड|هولاندا
CZ|Czech Republic|Czechia|Chequia|Tchéquie|Cechia|Tschechei|Tsjechië
CI|Ivory Coast
TR|Turkey|Turquía|Turquie|Türkei|Turchia|Turquia
MK|Macedonia
SZ|Swaziland
MM|Burma|Birmania|Birmanie|Birma|Birmânia|Бирма|ビルマ|بورما|बर्मा
CV|Cabo Verde
TL|East Timor
CD|DR Congo|DRC|Congo-Kinshasa|Democratic Republic of the Congo
CG|Congo|Republic of the Congo|Congo-Brazzaville
KR|Korea|Republic of Korea|Corea|Corée|Coréia|Корея|Kore|韓國|كوريا|कोरिया
KP|DPRK
PS|Palestine
VA|Holy See|Vatican
RU|Russian Federation|俄羅斯|Россия
SA|KSA|Saudi|Arabia Saudita|السعودية
HK|Hong Kong|Hongkong
MO|Macao|Macau
TW|Republic of China
CN|PRC|Mainland China|中國
IR|Persia|Islamic Republic of Iran|ایران
VN|Viet Nam
LA|Lao
BA|Bosnia|Bosnia and Herzegovina
DO|Dominican Rep
ZA|RSA
NZ|Aotearoa|紐西蘭|新西兰
BY|Belorussia
MD|Republic of Moldova
SY|Syrian Arab Republic|Syrien
TZ|Tanzania United Republic
BN|Brunei Darussalam
PG|PNG
TT|Trinidad and Tobago|Trinidad
AG|Antigua and Barbuda|Antigua
KN|Saint Kitts and Nevis
VC|Saint Vincent and the Grenadines
LC|Saint Lucia
ST|Sao Tome
FK|Falklands
GM|The Gambia
BS|The Bahamas
DE|德國|المانيا|जर्मनी|jarmani|Alemanya|nước Đức
FR|法國|nước Pháp|Pransya
IT|義大利|Italya
ES|Espanya
PT|Portogallo
AU|澳洲|澳大利亞|austreliya|nước Úc
CH|Suisse|Svizzera|Zwitserland
SE|السويد
NO|挪威
DK|丹麥
FI|芬蘭
IE|愛爾蘭
BE|比利時|بلجيكا
AT|奧地利
PL|波蘭
UA|烏克蘭
JP|Hapon
CA|kanada
TH|泰國
MY|馬來西亞
IN|Hindustan|भारत|हिंदुस्तान
PH|Pilipinas
LK|Sri-Lanka
`;

/**
 * English names of the first-level divisions in which a city name repeats: country, then `code name` pairs (GeoNames
 * admin1 codes). The United States use postal codes in GeoNames, too.
 */
export const regionLines = `
AR|01 Buenos Aires|06 Corrientes|14 Misiones|21 Santa Fe
BD|83 Rajshahi
BR|01 Acre|02 Alagoas|03 Amapá|04 Amazonas|05 Bahia|06 Ceará|07 Distrito Federal|08 Espírito Santo|11 Mato Grosso do Sul|13 Maranhão|14 Mato Grosso|15 Minas Gerais|16 Pará|17 Paraíba|18 Paraná|20 Piauí|21 Rio de Janeiro|22 Rio Grande do Norte|23 Rio Grande do Sul|24 Rondônia|25 Roraima|26 Santa Catarina|27 São Paulo|28 Sergipe|29 Goiás|30 Pernambuco|31 Tocantins
CA|01 Alberta|02 British Columbia|03 Manitoba|04 New Brunswick|05 Newfoundland and Labrador|07 Nova Scotia|08 Ontario|09 Prince Edward Island|10 Quebec|11 Saskatchewan|12 Yukon|13 Northwest Territories|14 Nunavut
CN|01 Anhui|02 Zhejiang|03 Jiangxi|04 Jiangsu|05 Jilin|06 Qinghai|07 Fujian|08 Heilongjiang|09 Henan|10 Hebei|11 Hunan|12 Hubei|13 Xinjiang|14 Tibet|15 Gansu|16 Guangxi|18 Guizhou|19 Liaoning|20 Inner Mongolia|21 Ningxia|22 Beijing|23 Shanghai|24 Shanxi|25 Shandong|26 Shaanxi|28 Tianjin|29 Yunnan|30 Guangdong|31 Hainan|32 Sichuan|33 Chongqing
CO|02 Antioquia|09 Cauca|12 Córdoba|17 La Guajira|20 Nariño|26 Santander|29 Valle del Cauca|32 Casanare|35 Bolívar
CR|01 Alajuela|08 San José
CU|12 Holguín|13 Las Tunas
DE|01 Baden-Württemberg|02 Bavaria|03 Bremen|04 Hamburg|05 Hesse|06 Lower Saxony|07 North Rhine-Westphalia|08 Rhineland-Palatinate|09 Saarland|10 Schleswig-Holstein|11 Brandenburg|12 Mecklenburg-Vorpommern|13 Saxony|14 Saxony-Anhalt|15 Thuringia|16 Berlin
GB|ENG England|NIR Northern Ireland|SCT Scotland|WLS Wales
GR|ESYE14 Thessaly|ESYE31 Attica
ID|02 Bali|10 Yogyakarta|30 West Java
IN|02 Andhra Pradesh|03 Assam|07 Delhi|09 Gujarat|10 Haryana|11 Himachal Pradesh|13 Kerala|16 Maharashtra|19 Karnataka|21 Odisha|23 Punjab|24 Rajasthan|25 Tamil Nadu|26 Tripura|28 West Bengal|34 Bihar|35 Madhya Pradesh|36 Uttar Pradesh|37 Chhattisgarh|38 Jharkhand|39 Uttarakhand|40 Telangana
IR|07 Fars|09 Hamadan|23 Lorestan|36 Zanjan|37 Golestan|38 Qazvin
JP|01 Aichi|05 Ehime|06 Fukui|07 Fukuoka|08 Fukushima|09 Gifu|10 Gunma|13 Hyogo|14 Ibaraki|18 Kagoshima|19 Kanagawa|21 Kumamoto|22 Kyoto|32 Osaka|35 Shiga|38 Tochigi|40 Tokyo|43 Wakayama|47 Okinawa
KR|13 Gyeonggi|14 North Gyeongsang|18 Gwangju
MK|69 Negotino|B7 Vrapčište
MX|01 Aguascalientes|02 Baja California|03 Baja California Sur|04 Campeche|05 Chiapas|06 Chihuahua|07 Coahuila|08 Colima|09 Mexico City|10 Durango|11 Guanajuato|12 Guerrero|13 Hidalgo|14 Jalisco|15 State of Mexico|16 Michoacán|17 Morelos|18 Nayarit|19 Nuevo León|20 Oaxaca|21 Puebla|22 Querétaro|23 Quintana Roo|24 San Luis Potosí|25 Sinaloa|26 Sonora|27 Tabasco|28 Tamaulipas|29 Tlaxcala|30 Veracruz|31 Yucatán|32 Zacatecas
NG|24 Katsina|44 Yobe
PA|02 Chiriquí|08 Panamá
PH|01 Ilocos|02 Cagayan Valley|03 Central Luzon|05 Bicol|06 Western Visayas|07 Central Visayas|08 Eastern Visayas|09 Zamboanga Peninsula|10 Northern Mindanao|11 Davao|12 Soccsksargen|13 Caraga|14 Bangsamoro|15 Cordillera|40 Calabarzon|41 Mimaropa|NCR Metro Manila
PK|04 Punjab
RU|05 Amur Oblast|06 Arkhangelsk Oblast|08 Bashkortostan|13 Chelyabinsk Oblast|23 Kaliningrad Oblast|25 Kaluga Oblast|33 Kirov Oblast|41 Kursk Oblast|42 Leningrad Oblast|47 Moscow Oblast|48 Moscow|49 Murmansk Oblast|57 Penza Oblast|66 Saint Petersburg|67 Saratov Oblast|71 Sverdlovsk Oblast|86 Voronezh Oblast|91 Krasnoyarsk Krai
TR|71 Konya|85 Zonguldak
UA|09 Khmelnytskyi Oblast|14 Luhansk Oblast|15 Lviv Oblast|16 Mykolaiv Oblast
UG|W Western Region
US|AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DC District of Columbia|DE Delaware|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming
ZA|05 Eastern Cape|07 Mpumalanga
`;

/** Time zones of each country: zone.tab of the IANA time zone database 2025b (public domain), and Kosovo's. */
export const zoneLines = `
AD|Europe/Andorra
AE|Asia/Dubai
AF|Asia/Kabul
AG|America/Antigua
AI|America/Anguilla
AL|Europe/Tirane
AM|Asia/Yerevan
AO|Africa/Luanda
AQ|Antarctica/Casey|Antarctica/Davis|Antarctica/DumontDUrville|Antarctica/Mawson|Antarctica/McMurdo|Antarctica/Palmer|Antarctica/Rothera|Antarctica/Syowa|Antarctica/Troll|Antarctica/Vostok
AR|America/Argentina/Buenos_Aires|America/Argentina/Catamarca|America/Argentina/Cordoba|America/Argentina/Jujuy|America/Argentina/La_Rioja|America/Argentina/Mendoza|America/Argentina/Rio_Gallegos|America/Argentina/Salta|America/Argentina/San_Juan|America/Argentina/San_Luis|America/Argentina/Tucuman|America/Argentina/Ushuaia
AS|Pacific/Pago_Pago
AT|Europe/Vienna
AU|Antarctica/Macquarie|Australia/Adelaide|Australia/Brisbane|Australia/Broken_Hill|Australia/Darwin|Australia/Eucla|Australia/Hobart|Australia/Lindeman|Australia/Lord_Howe|Australia/Melbourne|Australia/Perth|Australia/Sydney
AW|America/Aruba
AX|Europe/Mariehamn
AZ|Asia/Baku
BA|Europe/Sarajevo
BB|America/Barbados
BD|Asia/Dhaka
BE|Europe/Brussels
BF|Africa/Ouagadougou
BG|Europe/Sofia
BH|Asia/Bahrain
BI|Africa/Bujumbura
BJ|Africa/Porto-Novo
BL|America/St_Barthelemy
BM|Atlantic/Bermuda
BN|Asia/Brunei
BO|America/La_Paz
BQ|America/Kralendijk
BR|America/Araguaina|America/Bahia|America/Belem|America/Boa_Vista|America/Campo_Grande|America/Cuiaba|America/Eirunepe|America/Fortaleza|America/Maceio|America/Manaus|America/Noronha|America/Porto_Velho|America/Recife|America/Rio_Branco|America/Santarem|America/Sao_Paulo
BS|America/Nassau
BT|Asia/Thimphu
BW|Africa/Gaborone
BY|Europe/Minsk
BZ|America/Belize
CA|America/Atikokan|America/Blanc-Sablon|America/Cambridge_Bay|America/Creston|America/Dawson|America/Dawson_Creek|America/Edmonton|America/Fort_Nelson|America/Glace_Bay|America/Goose_Bay|America/Halifax|America/Inuvik|America/Iqaluit|America/Moncton|America/Rankin_Inlet|America/Regina|America/Resolute|America/St_Johns|America/Swift_Current|America/Toronto|America/Vancouver|America/Whitehorse|America/Winnipeg
CC|Indian/Cocos
CD|Africa/Kinshasa|Africa/Lubumbashi
CF|Africa/Bangui
CG|Africa/Brazzaville
CH|Europe/Zurich
CI|Africa/Abidjan
CK|Pacific/Rarotonga
CL|America/Coyhaique|America/Punta_Arenas|America/Santiago|Pacific/Easter
CM|Africa/Douala
CN|Asia/Shanghai|Asia/Urumqi
CO|America/Bogota
CR|America/Costa_Rica
CU|America/Havana
CV|Atlantic/Cape_Verde
CW|America/Curacao
CX|Indian/Christmas
CY|Asia/Famagusta|Asia/Nicosia
CZ|Europe/Prague
DE|Europe/Berlin|Europe/Busingen
DJ|Africa/Djibouti
DK|Europe/Copenhagen
DM|America/Dominica
DO|America/Santo_Domingo
DZ|Africa/Algiers
EC|America/Guayaquil|Pacific/Galapagos
EE|Europe/Tallinn
EG|Africa/Cairo
EH|Africa/El_Aaiun
ER|Africa/Asmara
ES|Africa/Ceuta|Atlantic/Canary|Europe/Madrid
ET|Africa/Addis_Ababa
FI|Europe/Helsinki
FJ|Pacific/Fiji
FK|Atlantic/Stanley
FM|Pacific/Chuuk|Pacific/Kosrae|Pacific/Pohnpei
FO|Atlantic/Faroe
FR|Europe/Paris
GA|Africa/Libreville
GB|Europe/London
GD|America/Grenada
GE|Asia/Tbilisi
GF|America/Cayenne
GG|Europe/Guernsey
GH|Africa/Accra
GI|Europe/Gibraltar
GL|America/Danmarkshavn|America/Nuuk|America/Scoresbysund|America/Thule
GM|Africa/Banjul
GN|Africa/Conakry
GP|America/Guadeloupe
GQ|Africa/Malabo
GR|Europe/Athens
GS|Atlantic/South_Georgia
GT|America/Guatemala
GU|Pacific/Guam
GW|Africa/Bissau
GY|America/Guyana
HK|Asia/Hong_Kong
HN|America/Tegucigalpa
HR|Europe/Zagreb
HT|America/Port-au-Prince
HU|Europe/Budapest
ID|Asia/Jakarta|Asia/Jayapura|Asia/Makassar|Asia/Pontianak
IE|Europe/Dublin
IL|Asia/Jerusalem
IM|Europe/Isle_of_Man
IN|Asia/Kolkata
IO|Indian/Chagos
IQ|Asia/Baghdad
IR|Asia/Tehran
IS|Atlantic/Reykjavik
IT|Europe/Rome
JE|Europe/Jersey
JM|America/Jamaica
JO|Asia/Amman
JP|Asia/Tokyo
KE|Africa/Nairobi
KG|Asia/Bishkek
KH|Asia/Phnom_Penh
KI|Pacific/Kanton|Pacific/Kiritimati|Pacific/Tarawa
KM|Indian/Comoro
KN|America/St_Kitts
KP|Asia/Pyongyang
KR|Asia/Seoul
KW|Asia/Kuwait
KY|America/Cayman
KZ|Asia/Almaty|Asia/Aqtau|Asia/Aqtobe|Asia/Atyrau|Asia/Oral|Asia/Qostanay|Asia/Qyzylorda
LA|Asia/Vientiane
LB|Asia/Beirut
LC|America/St_Lucia
LI|Europe/Vaduz
LK|Asia/Colombo
LR|Africa/Monrovia
LS|Africa/Maseru
LT|Europe/Vilnius
LU|Europe/Luxembourg
LV|Europe/Riga
LY|Africa/Tripoli
MA|Africa/Casablanca
MC|Europe/Monaco
MD|Europe/Chisinau
ME|Europe/Podgorica
MF|America/Marigot
MG|Indian/Antananarivo
MH|Pacific/Kwajalein|Pacific/Majuro
MK|Europe/Skopje
ML|Africa/Bamako
MM|Asia/Yangon
MN|Asia/Hovd|Asia/Ulaanbaatar
MO|Asia/Macau
MP|Pacific/Saipan
MQ|America/Martinique
MR|Africa/Nouakchott
MS|America/Montserrat
MT|Europe/Malta
MU|Indian/Mauritius
MV|Indian/Maldives
MW|Africa/Blantyre
MX|America/Bahia_Banderas|America/Cancun|America/Chihuahua|America/Ciudad_Juarez|America/Hermosillo|America/Matamoros|America/Mazatlan|America/Merida|America/Mexico_City|America/Monterrey|America/Ojinaga|America/Tijuana
MY|Asia/Kuala_Lumpur|Asia/Kuching
MZ|Africa/Maputo
NA|Africa/Windhoek
NC|Pacific/Noumea
NE|Africa/Niamey
NF|Pacific/Norfolk
NG|Africa/Lagos
NI|America/Managua
NL|Europe/Amsterdam
NO|Europe/Oslo
NP|Asia/Kathmandu
NR|Pacific/Nauru
NU|Pacific/Niue
NZ|Pacific/Auckland|Pacific/Chatham
OM|Asia/Muscat
PA|America/Panama
PE|America/Lima
PF|Pacific/Gambier|Pacific/Marquesas|Pacific/Tahiti
PG|Pacific/Bougainville|Pacific/Port_Moresby
PH|Asia/Manila
PK|Asia/Karachi
PL|Europe/Warsaw
PM|America/Miquelon
PN|Pacific/Pitcairn
PR|America/Puerto_Rico
PS|Asia/Gaza|Asia/Hebron
PT|Atlantic/Azores|Atlantic/Madeira|Europe/Lisbon
PW|Pacific/Palau
PY|America/Asuncion
QA|Asia/Qatar
RE|Indian/Reunion
RO|Europe/Bucharest
RS|Europe/Belgrade
RU|Asia/Anadyr|Asia/Barnaul|Asia/Chita|Asia/Irkutsk|Asia/Kamchatka|Asia/Khandyga|Asia/Krasnoyarsk|Asia/Magadan|Asia/Novokuznetsk|Asia/Novosibirsk|Asia/Omsk|Asia/Sakhalin|Asia/Srednekolymsk|Asia/Tomsk|Asia/Ust-Nera|Asia/Vladivostok|Asia/Yakutsk|Asia/Yekaterinburg|Europe/Astrakhan|Europe/Kaliningrad|Europe/Kirov|Europe/Moscow|Europe/Samara|Europe/Saratov|Europe/Ulyanovsk|Europe/Volgograd
RW|Africa/Kigali
SA|Asia/Riyadh
SB|Pacific/Guadalcanal
SC|Indian/Mahe
SD|Africa/Khartoum
SE|Europe/Stockholm
SG|Asia/Singapore
SH|Atlantic/St_Helena
SI|Europe/Ljubljana
SJ|Arctic/Longyearbyen
SK|Europe/Bratislava
SL|Africa/Freetown
SM|Europe/San_Marino
SN|Africa/Dakar
SO|Africa/Mogadishu
SR|America/Paramaribo
SS|Africa/Juba
ST|Africa/Sao_Tome
SV|America/El_Salvador
SX|America/Lower_Princes
SY|Asia/Damascus
SZ|Africa/Mbabane
TC|America/Grand_Turk
TD|Africa/Ndjamena
TF|Indian/Kerguelen
TG|Africa/Lome
TH|Asia/Bangkok
TJ|Asia/Dushanbe
TK|Pacific/Fakaofo
TL|Asia/Dili
TM|Asia/Ashgabat
TN|Africa/Tunis
TO|Pacific/Tongatapu
TR|Europe/Istanbul
TT|America/Port_of_Spain
TV|Pacific/Funafuti
TW|Asia/Taipei
TZ|Africa/Dar_es_Salaam
UA|Europe/Kyiv|Europe/Simferopol
UG|Africa/Kampala
UM|Pacific/Midway|Pacific/Wake
US|America/Adak|America/Anchorage|America/Boise|America/Chicago|America/Denver|America/Detroit|America/Indiana/Indianapolis|America/Indiana/Knox|America/Indiana/Marengo|America/Indiana/Petersburg|America/Indiana/Tell_City|America/Indiana/Vevay|America/Indiana/Vincennes|America/Indiana/Winamac|America/Juneau|America/Kentucky/Louisville|America/Kentucky/Monticello|America/Los_Angeles|America/Menominee|America/Metlakatla|America/New_York|America/Nome|America/North_Dakota/Beulah|America/North_Dakota/Center|America/North_Dakota/New_Salem|America/Phoenix|America/Sitka|America/Yakutat|Pacific/Honolulu
UY|America/Montevideo
UZ|Asia/Samarkand|Asia/Tashkent
VA|Europe/Vatican
VC|America/St_Vincent
VE|America/Caracas
VG|America/Tortola
VI|America/St_Thomas
VN|Asia/Ho_Chi_Minh
VU|Pacific/Efate
WF|Pacific/Wallis
WS|Pacific/Apia
XK|Europe/Belgrade
YE|Asia/Aden
YT|Indian/Mayotte
ZA|Africa/Johannesburg
ZM|Africa/Lusaka
ZW|Africa/Harare
`;

/**
 * How places are called where the name bends: after "in", "to" and "from" in Turkish, Ukrainian, Polish and Russian, and
 * in Vietnamese, Farsi and Tagalog. For understanding what people type; never a label. A line for each place: a country's
 * code, or a city's name and its country's code, then the forms.
 */
export const placeFormLines = `
Berlin, DE|berlin'de|berlin'den|berlin'e|берлін|берліні|берліна|берлине|берлина|berlinie|berlina|برلین|béc-linh|bá linh
Munich, DE|münih|münih'te|münih'ten|münih'e|мюнхен|мюнхені|мюнхена|мюнхене|monachium|مونیخ|muy-ních
Hamburg, DE|hamburg'da|hamburg'dan|hamburg'a|гамбург|гамбурзі|гамбургу|гамбурга|гамбурге|hamburgu|hamburga|هامبورگ|hăm-buốc
Frankfurt am Main, DE|frankfurt|frankfurt'ta|frankfurt'tan|frankfurt'a|франкфурт|франкфурті|франкфурта|франкфурте|франкфурт-на-майні|франкфурте-на-майне|frankfurcie|frankfurtu|frankfurt nad menem|فرانکفورت|phrăng-phuốc
Köln, DE|köln'de|köln'den|köln'e|кельн|кельні|кельна|кёльн|кёльне|кёльна|kolonii|kolonię|کلن
London, GB|landan|londra|londra'da|londra'dan|londra'ya|лондон|лондоні|лондона|лондоне|londyn|londynie|londynu|لندن|luân đôn|londres
Manchester, GB|manchester'da|manchester'dan|manchester'a|манчестер|манчестері|манчестера|манчестере|manchesterze|manchesteru|منچستر
Dublin, IE|dublin'de|dublin'den|dublin'e|дублін|дубліні|дубліна|дублине|дублина|dublinie|dublina|دوبلین|دابلین
Paris, FR|paris'te|paris'ten|paris'e|париж|парижі|парижа|париже|paryż|paryżu|paryża|پاریس|pa-ri|ba lê
Lyon, FR|lyon'da|lyon'dan|lyon'a|ліон|ліоні|ліона|лионе|лиона|lyonie|lyonu|لیون|ly-ông
Marseille, FR|marsilya|marsilya'da|marsilya'dan|marsilya'ya|марсель|марселі|марселе|марселя|marsylia|marsylii|marsylię|مارسی|mác-xây
Vienna, AT|viyana|viyana'da|viyana'dan|viyana'ya|відень|відні|відня|вене|вены|вену|wiedeń|wiedniu|wiednia|وین|thủ đô viên|viena
Warsaw, PL|varşova|varşova'da|varşova'dan|varşova'ya|варшава|варшаві|варшави|варшаву|варшаве|варшавы|warszawa|warszawie|warszawy|warszawę|ورشو|vác-sa-va|vacsava
Kraków, PL|krakov|krakov'da|krakov'dan|krakov'a|краків|кракові|кракова|кракове|краков|krakowie|krakowa|krakowem|کراکوف|cra-cốp
Wrocław, PL|vroclav|vroclav'da|vroclav'dan|vroclav'a|вроцлав|вроцлаві|вроцлава|вроцлаве|wrocławiu|wrocławia|وروتسواف
Istanbul, TR|istanbul'da|istanbul'dan|istanbul'a|стамбул|стамбулі|стамбула|стамбуле|stambuł|stambule|stambułu|استانبول|i-xtan-bun|istambul
Ankara, TR|ankara'da|ankara'dan|ankara'ya|анкара|анкарі|анкари|анкару|анкаре|анкары|ankarze|ankary|ankarę|آنکارا|an-ca-ra
Antalya, TR|antalya'da|antalya'dan|antalya'ya|анталія|анталії|анталію|анталье|антальи|анталью|анталии|анталию|antalia|antalii|antalię|antalyi|antalyę|آنتالیا
Kyiv, UA|kiev|kiev'de|kiev'den|kiev'e|kyiv'de|kyiv'den|kyiv'e|київ|києві|києва|києвом|киеве|киева|kijów|kijowie|kijowa|کی‌یف|ki-ép
Lviv, UA|lviv'de|lviv'den|lviv'e|львів|львові|львова|львове|lwów|lwowie|lwowa|لویو|lvov
Odessa, UA|odessa'da|odessa'dan|odessa'ya|odesa|odesa'da|odesa'dan|odesa'ya|одеса|одесі|одеси|одесу|одессе|одессы|одессу|odessie|odessy|odessę|odesie|odesy|اودسا|ô-đét-xa
Toronto, CA|toronto'da|toronto'dan|toronto'ya|торонто|تورنتو|تورونتو
Montréal, CA|montreal'de|montreal'den|montreal'e|монреаль|монреалі|монреаля|монреале|montrealu|مونترال|mông-rê-an|môn-rê-an
Vancouver, CA|vancouver'da|vancouver'dan|vancouver'a|ванкувер|ванкувері|ванкувера|ванкувере|vancouverze|vancouveru|ونکوور|văn-cu-vơ
Dubai, AE|dubai'de|dubai'den|dubai'ye|dubay|dubay'da|dubay'dan|dubay'a|дубай|дубаї|дубаю|дубая|дубае|dubaj|dubaju|دبی|دوبی
Abu Dhabi, AE|abu dabi|abu dabi'de|abu dabi'den|abu dabi'ye|абу-дабі|абу-даби|abu zabi|ابوظبی|a-bu đa-bi
New York City, US|new york|new york'ta|new york'tan|new york'a|нью-йорк|нью-йорку|нью-йорка|нью-йорке|ньюйорк|ньюйорке|nowy jork|nowym jorku|nowego jorku|نیویورک|niu oóc|nữu ước|nueva york|bagong york
Los Angeles, US|los angeles'ta|los angeles'tan|los angeles'a|лос-анджелес|лос-анджелесі|лос-анджелеса|лос-анджелесе|لس آنجلس|لوس آنجلس|lốt an-giơ-lét
Chicago, US|chicago'da|chicago'dan|chicago'ya|şikago|şikago'da|şikago'dan|şikago'ya|чикаго|شیکاگو|si-ca-gô
Miami, US|miami'de|miami'den|miami'ye|маямі|майами|میامی|mai-a-mi
San Francisco, US|san francisco'da|san francisco'dan|san francisco'ya|сан-франциско|سانفرانسیسکو|سان فرانسیسکو|xan phran-xi-xcô|cựu kim sơn
Madrid, ES|madrid'de|madrid'den|madrid'e|мадрид|мадриді|мадрида|мадриде|madryt|madrycie|madrytu|مادرید|ma-đrít
Barcelona, ES|barselona|barselona'da|barselona'dan|barselona'ya|барселона|барселоні|барселони|барселону|барселоне|барселоны|barcelonie|barcelony|barcelonę|بارسلونا|بارسلون|bác-xê-lô-na|barcelona'da
Valencia, ES|valensiya|valensiya'da|valensiya'dan|valensiya'ya|valencia'da|valencia'dan|valencia'ya|валенсія|валенсії|валенсію|валенсия|валенсии|валенсию|walencja|walencji|walencję|والنسیا|va-len-xi-a
Alicante, ES|alicante'de|alicante'den|alicante'ye|alikante|alikante'de|alikante'den|alikante'ye|аліканте|аликанте|آلیکانته
Málaga, ES|malaga'da|malaga'dan|malaga'ya|малага|малазі|малаги|малагу|малаге|maladze|malagi|malagę|مالاگا
Rome, IT|roma|roma'da|roma'dan|roma'ya|рим|римі|рима|риму|риме|rzym|rzymie|rzymu|رم|روم|rô-ma
Milan, IT|milano|milano'da|milano'dan|milano'ya|мілан|мілані|мілана|милане|милана|mediolan|mediolanie|mediolanu|میلان|mi-la-nô
Naples, IT|napoli|napoli'de|napoli'den|napoli'ye|неаполь|неаполі|неаполя|неаполе|neapol|neapolu|ناپل|na-pô-li|napoles
Lisbon, PT|lizbon|lizbon'da|lizbon'dan|lizbon'a|лісабон|лісабоні|лісабона|лиссабоне|лиссабона|lizbona|lizbonie|lizbony|lizbonę|لیسبون|li-xbon|lít-xbon|lisboa
Porto, PT|porto'da|porto'dan|porto'ya|порту|порто|پورتو
Amsterdam, NL|amsterdam'da|amsterdam'dan|amsterdam'a|амстердам|амстердамі|амстердама|амстердаме|amsterdamie|amsterdamu|آمستردام|am-xtéc-đam
Rotterdam, NL|rotterdam'da|rotterdam'dan|rotterdam'a|роттердам|роттердамі|роттердама|роттердаме|rotterdamie|rotterdamu|روتردام|rót-téc-đam
The Hague, NL|lahey|lahey'de|lahey'den|lahey'e|гаага|гаазі|гааги|гаагу|гааге|hadze|لاهه|thành phố la hay
Brussels, BE|brüksel|brüksel'de|brüksel'den|brüksel'e|брюссель|брюсселі|брюсселя|брюсселе|bruksela|brukseli|brukselę|بروکسل|brúc-xen|bruselas
Moscow, RU|moskova|moskova'da|moskova'dan|moskova'ya|москва|москві|москви|москву|москве|москвы|moskwa|moskwie|moskwy|moskwę|مسکو|mát-xcơ-va|mạc tư khoa|moskva|mosku
Saint Petersburg, RU|petersburg|petersburg'da|petersburg'dan|petersburg'a|st. petersburg|st. petersburg'da|st. petersburg'dan|st. petersburg'a|санкт-петербург|санкт-петербурзі|санкт-петербургу|санкт-петербурга|санкт-петербурге|петербург|петербурзі|петербурга|петербурге|петербургу|petersburgu|petersburga|sankt petersburg|sankt petersburgu|سن پترزبورگ|xanh pê-téc-bua
Tokyo, JP|tokyo'da|tokyo'dan|tokyo'ya|токіо|токио|tokio|توکیو|đông kinh
Prague, CZ|prag|prag'da|prag'dan|prag'a|прага|празі|праги|прагу|праге|pradze|pragi|pragę|پراگ|pra-ha
Athens, GR|atina|atina'da|atina'dan|atina'ya|афіни|афінах|афін|афинах|афины|афин|ateny|atenach|aten|آتن|a-ten|nhã điển|atenas
Zürich, CH|zürih|zürih'te|zürih'ten|zürih'e|цюрих|цюриху|цюриха|цюрихе|zurych|zurychu|زوریخ|giu-rích
Geneva, CH|cenevre|cenevre'de|cenevre'den|cenevre'ye|женева|женеві|женеви|женеву|женеве|женевы|genewa|genewie|genewy|genewę|ژنو|giơ-ne-vơ
Stockholm, SE|stockholm'de|stockholm'den|stockholm'e|stokholm|stokholm'de|stokholm'den|stokholm'e|стокгольм|стокгольмі|стокгольма|стокгольме|sztokholm|sztokholmie|sztokholmu|استکهلم|xtốc-khôm|estokolmo
Copenhagen, DK|kopenhag|kopenhag'da|kopenhag'dan|kopenhag'a|копенгаген|копенгагені|копенгагена|копенгагене|kopenhaga|kopenhadze|kopenhagi|kopenhagę|کپنهاگ|cô-pen-ha-ghen
Hanoi, VN|hanoi'de|hanoi'den|hanoi'ye|ханой|ханої|ханоя|ханое|هانوی
Ho Chi Minh City, VN|ho chi minh|ho chi minh'de|ho chi minh'den|ho chi minh'e|saygon|saygon'da|saygon'dan|saygon'a|хошимін|хошиміні|хошиміна|хошимин|хошимине|хошимина|сайгон|сайгоні|сайгоне|sajgon|sajgonie|sajgonu|هوشی‌مین|سایگون|thành phố hồ chí minh|hồ chí minh|tp hồ chí minh|tp hcm|sài gòn|lungsod ng ho chi minh
Tehran, IR|tahran|tahran'da|tahran'dan|tahran'a|тегеран|тегерані|тегерана|тегеране|teheran|teheranie|teheranu|تهران|tê-hê-ran|teheran'da
Manila, PH|manila'da|manila'dan|manila'ya|маніла|манілі|маніли|манілу|манила|маниле|манилы|манилу|manili|manilę|مانیل|maynila|kamaynilaan
Sydney, AU|sidney|sidney'de|sidney'den|sidney'e|sydney'de|sydney'den|sydney'e|сідней|сіднеї|сіднея|сидней|сиднее|сиднея|سیدنی|xít-ni|xít-nây
US|amerika|amerika'da|amerika'dan|amerika'ya|amerikada|amerikadan|amerikaya|abd|abd'de|abd'den|abd'ye|abdde|abdden|abdye|amerika birleşik devletleri|amerika birleşik devletleri'nde|amerika birleşik devletleri'nden|amerika birleşik devletleri'ne|amerika birleşik devletlerinde|amerika birleşik devletlerinden|amerika birleşik devletlerine|сполучені штати|сполучених штатах|сполучених штатів|америка|америці|америки|америку|америке|штати|штатах|штатів|соединенных штатах|соединенные штаты|соединенных штатов|stany zjednoczone|stanach zjednoczonych|stanów zjednoczonych|stany|ameryka|ameryce|ameryki|amerykę|آمریکا|امریکا|ایالات متحده|ایالات متحده آمریکا|hoa kỳ|nước mỹ|ở mỹ|sang mỹ|qua mỹ|bên mỹ|estados unidos
GB|ingiltere|ingiltere'de|ingiltere'den|ingiltere'ye|ingilterede|ingiltereden|ingiltereye|birleşik krallık|birleşik krallık'ta|birleşik krallık'tan|birleşik krallık'a|birleşik krallıkta|birleşik krallıktan|birleşik krallıka|britanya|britanya'da|britanya'dan|britanya'ya|britanyada|britanyadan|britanyaya|велика британія|великій британії|великої британії|велику британію|британія|британії|британію|англія|англії|англію|великобританії|великобритании|великобританию|англии|англию|британии|британию|wielka brytania|wielkiej brytanii|wielką brytanię|anglia|anglii|anglię|انگلیس|انگلستان|بریتانیا|vương quốc anh|nước anh|anh quốc|ở anh|sang anh|reyno unido|inglatera
CA|kanada|kanada'da|kanada'dan|kanada'ya|kanadada|kanadadan|kanadaya|канада|канаді|канади|канаду|канаде|канады|kanadzie|kanady|kanadę|کانادا|ca-na-đa|gia nã đại
AU|avustralya|avustralya'da|avustralya'dan|avustralya'ya|avustralyada|avustralyadan|avustralyaya|австралія|австралії|австралію|австралии|австралию|australii|australię|استرالیا|úc|nước úc|ở úc|úc châu|ô-xtrây-li-a|australya
NZ|yeni zelanda|yeni zelanda'da|yeni zelanda'dan|yeni zelanda'ya|yeni zelandada|yeni zelandadan|yeni zelandaya|нова зеландія|новій зеландії|нової зеландії|нову зеландію|новой зеландии|новую зеландию|nowa zelandia|nowej zelandii|nową zelandię|نیوزیلند|نیوزلند|niu di-lân|tân tây lan|bagong selanda
IE|irlanda|irlanda'da|irlanda'dan|irlanda'ya|irlandada|irlandadan|irlandaya|ірландія|ірландії|ірландію|ирландии|ирландию|irlandia|irlandii|irlandię|ایرلند|ai-len|ái nhĩ lan
DE|almanya|almanya'da|almanya'dan|almanya'ya|almanyada|almanyadan|almanyaya|німеччина|німеччині|німеччини|німеччину|германии|германию|niemcy|niemczech|niemiec|آلمان|đức|nước đức|ở đức|sang đức|đức quốc|alemanya
AT|avusturya|avusturya'da|avusturya'dan|avusturya'ya|avusturyada|avusturyadan|avusturyaya|австрія|австрії|австрію|австрии|австрию|austrii|austrię|اتریش|nước áo|ở áo|sang áo|austriya
CH|isviçre|isviçre'de|isviçre'den|isviçre'ye|isviçrede|isviçreden|isviçreye|швейцарія|швейцарії|швейцарію|швейцарии|швейцарию|szwajcaria|szwajcarii|szwajcarię|سوئیس|سوییس|سویس|thụy sĩ|thụy sỹ|suwisa|switserland
FR|fransa|fransa'da|fransa'dan|fransa'ya|fransada|fransadan|fransaya|франція|франції|францію|франции|францию|francja|francji|francję|فرانسه|nước pháp|ở pháp|sang pháp|pháp quốc|pransya|pransiya
BE|belçika|belçika'da|belçika'dan|belçika'ya|belçikada|belçikadan|belçikaya|бельгія|бельгії|бельгію|бельгии|бельгию|belgia|belgii|belgię|بلژیک|nước bỉ|vương quốc bỉ|ở bỉ|sang bỉ|belhika
NL|hollanda|hollanda'da|hollanda'dan|hollanda'ya|hollandada|hollandadan|hollandaya|нідерланди|нідерландах|нідерландів|голландія|голландії|голландію|нидерландах|нидерландов|голландии|голландию|holandia|holandii|holandię|niderlandy|niderlandach|niderlandów|هلند|hà lan|nước hà lan|olanda
ES|ispanya|ispanya'da|ispanya'dan|ispanya'ya|ispanyada|ispanyadan|ispanyaya|іспанія|іспанії|іспанію|испании|испанию|hiszpania|hiszpanii|hiszpanię|اسپانیا|tây ban nha|espanya
PT|portekiz|portekiz'de|portekiz'den|portekiz'e|portekizde|portekizden|portekize|португалія|португалії|португалію|португалии|португалию|portugalia|portugalii|portugalię|پرتغال|bồ đào nha|portugal'da
IT|italya|italya'da|italya'dan|italya'ya|italyada|italyadan|italyaya|італія|італії|італію|италии|италию|włochy|włoszech|włoch|ایتالیا|nước ý|ở ý|sang ý|ý đại lợi
GR|yunanistan|yunanistan'da|yunanistan'dan|yunanistan'a|yunanistanda|yunanistandan|yunanistana|греція|греції|грецію|греции|грецию|grecja|grecji|grecję|یونان|hy lạp|gresya
PL|polonya|polonya'da|polonya'dan|polonya'ya|polonyada|polonyadan|polonyaya|польща|польщі|польщу|польше|польши|польшу|polska|polsce|polski|polskę|لهستان|ba lan
CZ|çekya|çekya'da|çekya'dan|çekya'ya|çekyada|çekyadan|çekyaya|çek cumhuriyeti|çek cumhuriyeti'nde|çek cumhuriyeti'nden|çek cumhuriyeti'ne|çek cumhuriyetinde|çek cumhuriyetinden|çek cumhuriyetine|чехія|чехії|чехію|чехии|чехию|czechy|czechach|czech|جمهوری چک|کشور چک|cộng hòa séc|nước séc|ở séc|tiệp khắc|tsekya
SK|slovakya|slovakya'da|slovakya'dan|slovakya'ya|slovakyada|slovakyadan|slovakyaya|словаччина|словаччині|словаччини|словаччину|словакии|словакию|słowacja|słowacji|słowację|اسلواکی|xlô-va-ki-a|eslobakya
HU|macaristan|macaristan'da|macaristan'dan|macaristan'a|macaristanda|macaristandan|macaristana|угорщина|угорщині|угорщини|угорщину|венгрии|венгрию|węgry|węgrzech|węgier|مجارستان|hung-ga-ri|hungarya|unggarya
RO|romanya|romanya'da|romanya'dan|romanya'ya|romanyada|romanyadan|romanyaya|румунія|румунії|румунію|румынии|румынию|rumunia|rumunii|rumunię|رومانی|ru-ma-ni|rumanya
BG|bulgaristan|bulgaristan'da|bulgaristan'dan|bulgaristan'a|bulgaristanda|bulgaristandan|bulgaristana|болгарія|болгарії|болгарію|болгарии|болгарию|bułgaria|bułgarii|bułgarię|بلغارستان|bun-ga-ri|bulgarya
UA|ukrayna|ukrayna'da|ukrayna'dan|ukrayna'ya|ukraynada|ukraynadan|ukraynaya|україна|україні|україни|україну|украине|украины|украину|ukraina|ukrainie|ukrainy|ukrainę|اوکراین|u-crai-na|ukranya
RU|rusya|rusya'da|rusya'dan|rusya'ya|rusyada|rusyadan|rusyaya|росія|росії|росію|рф|россии|россию|rosja|rosji|rosję|روسیه|nước nga|ở nga|sang nga
BY|belarus|belarus'ta|belarus'tan|belarus'a|belarusta|belarustan|belarusa|beyaz rusya|beyaz rusya'da|beyaz rusya'dan|beyaz rusya'ya|beyaz rusyada|beyaz rusyadan|beyaz rusyaya|білорусь|білорусі|беларуси|беларусь|белоруссии|белоруссию|białoruś|białorusi|بلاروس|bê-la-rút|biyelorusya
TR|türkiye|türkiye'de|türkiye'den|türkiye'ye|türkiyede|türkiyeden|türkiyeye|туреччина|туреччині|туреччини|туреччину|турции|турцию|turcja|turcji|turcję|ترکیه|thổ nhĩ kỳ|thổ nhĩ kì|turkiya
IR|iran|iran'da|iran'dan|iran'a|iranda|irandan|irana|іран|ірані|ірану|иране|ирана|иран|iranie|iranu|ایران|i-ran
IQ|irak|irak'ta|irak'tan|irak'a|irakta|iraktan|iraka|ірак|іраку|ираке|ирака|ирак|iraku|عراق|i-rắc
AF|afganistan|afganistan'da|afganistan'dan|afganistan'a|afganistanda|afganistandan|afganistana|афганістан|афганістані|афганістану|афганистане|афганистана|afganistanie|afganistanu|افغانستان|áp-ga-ni-xtan|apganistan
SY|suriye|suriye'de|suriye'den|suriye'ye|suriyede|suriyeden|suriyeye|сирія|сирії|сирію|сирии|сирию|syria|syrii|syrię|سوریه|xi-ri|sirya
AE|birleşik arap emirlikleri|birleşik arap emirlikleri'nde|birleşik arap emirlikleri'nden|birleşik arap emirlikleri'ne|birleşik arap emirliklerinde|birleşik arap emirliklerinden|birleşik arap emirliklerine|bae|bae'de|bae'den|bae'ye|baede|baeden|baeye|emirlikler|emirlikler'de|emirlikler'den|emirlikler'e|emirliklerde|emirliklerden|emirliklere|оае|емірати|еміратах|еміратів|об'єднані арабські емірати|эмиратах|эмираты|эмиратов|оаэ|zjednoczone emiraty arabskie|zjednoczonych emiratach arabskich|zjednoczonych emiratów arabskich|emiraty|emiratach|emiratów|امارات|امارات متحده عربی|các tiểu vương quốc ả rập|tiểu vương quốc ả rập|nagkakaisang arabong emirato
SA|suudi arabistan|suudi arabistan'da|suudi arabistan'dan|suudi arabistan'a|suudi arabistanda|suudi arabistandan|suudi arabistana|саудівська аравія|саудівській аравії|саудівської аравії|саудівську аравію|саудовской аравии|саудовскую аравию|arabia saudyjska|arabii saudyjskiej|arabię saudyjską|عربستان|عربستان سعودی|ả rập xê út|ả rập saudi|saudi|arabyang saudi
QA|katar|katar'da|katar'dan|katar'a|katarda|katardan|katara|катар|катарі|катару|катаре|катара|katarze|kataru|قطر|ca-ta
EG|mısır|mısır'da|mısır'dan|mısır'a|mısırda|mısırdan|mısıra|єгипет|єгипті|єгипту|египте|египта|egipt|egipcie|egiptu|مصر|ai cập|ehipto
MA|fas|fas'ta|fas'tan|fas'a|fasta|fastan|fasa|марокко|maroko|maroku|maroka|مراکش|ma-rốc|ma rốc|moroko|maruekos
IN|hindistan|hindistan'da|hindistan'dan|hindistan'a|hindistanda|hindistandan|hindistana|індія|індії|індію|индии|индию|indie|indiach|indii|هند|هندوستان|ấn độ|indya
CN|çin|çin'de|çin'den|çin'e|çinde|çinden|çine|китай|китаї|китаю|китае|китая|chiny|chinach|chin|چین|trung quốc|trung hoa|tsina|国内
JP|japonya|japonya'da|japonya'dan|japonya'ya|japonyada|japonyadan|japonyaya|японія|японії|японію|японии|японию|japonia|japonii|japonię|ژاپن|nhật bản|nước nhật|ở nhật|sang nhật|hapon
KR|güney kore|güney kore'de|güney kore'den|güney kore'ye|güney korede|güney koreden|güney koreye|kore|kore'de|kore'den|kore'ye|korede|koreden|koreye|південна корея|південній кореї|південної кореї|південну корею|корея|кореї|корею|южной корее|южной кореи|южную корею|корее|кореи|korea południowa|korei południowej|koreę południową|korei|کره جنوبی|کره|hàn quốc|đại hàn|timog korea|koreya
VN|vietnam|vietnam'da|vietnam'dan|vietnam'a|vietnamda|vietnamdan|vietnama|в'єтнам|в'єтнамі|в'єтнаму|вьетнаме|вьетнама|wietnam|wietnamie|wietnamu|ویتنام|việt nam|nước việt nam|biyetnam
PH|filipinler|filipinler'de|filipinler'den|filipinler'e|filipinlerde|filipinlerden|filipinlere|філіппіни|філіппінах|філіппін|филиппинах|филиппины|филиппин|filipiny|filipinach|filipin|فیلیپین|phi-líp-pin|phi luật tân|pilipinas|pinas
SG|singapur|singapur'da|singapur'dan|singapur'a|singapurda|singapurdan|singapura|сінгапур|сінгапурі|сінгапуру|сингапуре|сингапура|singapurze|singapuru|سنگاپور|xinh-ga-po|tân gia ba|singgapur
IL|israil|israil'de|israil'den|israil'e|israilde|israilden|israile|ізраїль|ізраїлі|ізраїлю|израиле|израиля|izrael|izraelu|izraela|اسرائیل|اسراییل|i-xra-en
SE|isveç|isveç'te|isveç'ten|isveç'e|isveçte|isveçten|isveçe|швеція|швеції|швецію|швеции|швецию|szwecja|szwecji|szwecję|سوئد|سوید|thụy điển|suwesya|suwesiya
NO|norveç|norveç'te|norveç'ten|norveç'e|norveçte|norveçten|norveçe|норвегія|норвегії|норвегію|норвегии|норвегию|norwegia|norwegii|norwegię|نروژ|na uy|noruwega|norwega
DK|danimarka|danimarka'da|danimarka'dan|danimarka'ya|danimarkada|danimarkadan|danimarkaya|данія|данії|данію|дании|данию|dania|danii|danię|دانمارک|đan mạch|dinamarka
FI|finlandiya|finlandiya'da|finlandiya'dan|finlandiya'ya|finlandiyada|finlandiyadan|finlandiyaya|фінляндія|фінляндії|фінляндію|финляндии|финляндию|finlandia|finlandii|finlandię|فنلاند|phần lan|pinlandiya|pinlandya
GE|gürcistan|gürcistan'da|gürcistan'dan|gürcistan'a|gürcistanda|gürcistandan|gürcistana|грузія|грузії|грузію|грузии|грузию|gruzja|gruzji|gruzję|گرجستان|gru-di-a|gruzia|heorhiya
KZ|kazakistan|kazakistan'da|kazakistan'dan|kazakistan'a|kazakistanda|kazakistandan|kazakistana|казахстан|казахстані|казахстану|казахстане|казахстана|kazachstan|kazachstanie|kazachstanu|قزاقستان|ka-dắc-xtan|kasakistan
BR|brezilya|brezilya'da|brezilya'dan|brezilya'ya|brezilyada|brezilyadan|brezilyaya|бразилія|бразилії|бразилію|бразилии|бразилию|brazylia|brazylii|brazylię|برزیل|bra-xin|ba tây|brasil
`;
