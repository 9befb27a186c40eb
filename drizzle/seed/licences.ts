/**
 * The registers that a professional's licence is looked up in: for the most important countries the real public
 * register, its home page and the title as it writes it; for the others an invented one on a `.example` domain,
 * so that no link of the demo leads to a page that has nothing to do with it. All numbers are invented.
 */
import type { Profession } from "#domain/businesses/professions.ts";

export type Register = {
	name: string;
	url: string;
	/** The title in the language of the register, for a woman and for a man. */
	titles: readonly [woman: string, man: string];
	/** `#` stands for the number, `@` for a letter, `YY` and `YYYY` for the year of entry, `T/F` for volume and page. */
	format: string;
	/** State, province or nation that keeps the register; null where it is the country's. */
	region: string | null;
	/** False where the register is a stand-in of the demo. */
	isReal: boolean;
};

/** `profession | register | home page | title (woman/man) | number format`, one line per register. */
const national: Record<string, string> = {
	ES: `
law | Censo de Letrados, Consejo General de la Abogacía Española | https://www.abogacia.es | Abogada/Abogado | #
tax | Registro de Economistas Asesores Fiscales | https://reaf.economistas.es | Asesora fiscal/Asesor fiscal | #
translation | Ministerio de Asuntos Exteriores, lista de traductores-intérpretes jurados | https://www.exteriores.gob.es | Traductora-intérprete jurada/Traductor-intérprete jurado | N.º #
consultant | Consejo General de Colegios de Gestores Administrativos | https://www.consejogestores.org | Gestora administrativa/Gestor administrativo | #
notary | Consejo General del Notariado | https://www.notariado.org | Notaria/Notario | #
document | Registro Mercantil Central | https://www.rmc.es | Servicios de documentación | M-#`,
	FR: `
law | Annuaire national, Conseil national des barreaux | https://www.cnb.avocat.fr | Avocate/Avocat | CNBF #
tax | Tableau de l'Ordre des experts-comptables | https://www.experts-comptables.fr | Experte-comptable/Expert-comptable | #
translation | Liste des experts judiciaires, Cour de cassation | https://www.courdecassation.fr | Traductrice assermentée/Traducteur assermenté | H.1-#
notary | Annuaire du Conseil supérieur du notariat | https://www.notaires.fr | Notaire | CRPCEN #
document | Registre national des entreprises | https://data.inpi.fr | Écrivaine publique/Écrivain public | RNE #`,
	DE: `
law | Bundesweites Amtliches Anwaltsverzeichnis | https://www.bea-brak.de | Rechtsanwältin/Rechtsanwalt | #
tax | Amtliches Steuerberaterverzeichnis | https://steuerberaterverzeichnis.berufs-org.de | Steuerberaterin/Steuerberater | #
translation | Dolmetscher- und Übersetzerdatenbank der Landesjustizverwaltungen | https://www.justiz-dolmetscher.de | Ermächtigte Übersetzerin/Ermächtigter Übersetzer | #/YY
consultant | Rechtsdienstleistungsregister | https://www.rechtsdienstleistungsregister.de | Registrierte Rechtsdienstleisterin/Registrierter Rechtsdienstleister | 371 E - #
notary | Notarverzeichnis der Bundesnotarkammer | https://www.notar.de | Notarin/Notar | #
document | Gemeinsames Registerportal der Länder | https://www.handelsregister.de | Schreibbüro | HRA #`,
	IT: `
law | Albo nazionale degli avvocati, Consiglio Nazionale Forense | https://www.consiglionazionaleforense.it | Avvocata/Avvocato | A#
tax | Albo unico dei dottori commercialisti | https://commercialisti.it | Dottoressa commercialista/Dottore commercialista | @@#
translation | Albo dei consulenti tecnici d'ufficio, Ministero della Giustizia | https://www.giustizia.it | Traduttrice giurata/Traduttore giurato | #
consultant | Consiglio Nazionale dell'Ordine dei Consulenti del Lavoro | https://www.consulentidellavoro.it | Consulente del lavoro | #
notary | Consiglio Nazionale del Notariato | https://www.notariato.it | Notaia/Notaio | #
document | Registro delle imprese | https://www.registroimprese.it | Centro servizi pratiche | REA #`,
	PT: `
law | Ordem dos Advogados | https://portal.oa.pt | Advogada/Advogado | #L
tax | Ordem dos Contabilistas Certificados | https://www.occ.pt | Contabilista certificada/Contabilista certificado | #
translation | Associação de Profissionais de Tradução e de Interpretação | https://aptrad.pt | Tradutora certificada/Tradutor certificado | #
consultant | Ordem dos Solicitadores e dos Agentes de Execução | https://www.osae.pt | Solicitadora/Solicitador | #
notary | Ordem dos Notários | https://www.notarios.pt | Notária/Notário | #
document | Registo Comercial | https://registo.justica.gov.pt | Serviços de documentação | #`,
	NL: `
law | Landelijk tableau, Nederlandse orde van advocaten | https://www.advocatenorde.nl | Advocate/Advocaat | A#
tax | Register Belastingadviseurs | https://www.rb.nl | Belastingadviseur | RB #
translation | Register beëdigde tolken en vertalers | https://www.bureauwbtv.nl | Beëdigd vertaler | Wbtv #
notary | Register voor het notariaat | https://www.registernotariaat.nl | Notaris | #
document | Handelsregister, Kamer van Koophandel | https://www.kvk.nl | Administratief dienstverlener | KvK #`,
	BE: `
tax | Institute for Tax Advisors and Accountants (ITAA) | https://www.itaa.be | Conseil fiscal/Conseil fiscal | #
translation | Registre national des traducteurs et interprètes jurés | https://justice.belgium.be | Traductrice jurée/Traducteur juré | VTI #
notary | Fédération royale du notariat belge | https://www.notaire.be | Notaire | #
document | Banque-Carrefour des Entreprises | https://kbopub.economie.fgov.be | Bureau administratif | 0#`,
	CH: `
law | Schweizerischer Anwaltsverband | https://www.sav-fsa.ch | Rechtsanwältin/Rechtsanwalt | SAV #
tax | EXPERTsuisse | https://www.expertsuisse.ch | Steuerexpertin/Steuerexperte | #
notary | Schweizerischer Notarenverband | https://www.schweizernotare.ch | Notarin/Notar | #
document | Zentraler Firmenindex (Zefix) | https://www.zefix.ch | Schreibbüro | CHE-#`,
	AT: `
law | Rechtsanwaltsverzeichnis, Österreichischer Rechtsanwaltskammertag | https://www.rechtsanwaelte.at | Rechtsanwältin/Rechtsanwalt | R#
tax | Kammer der Steuerberater:innen und Wirtschaftsprüfer:innen | https://ksw.or.at | Steuerberaterin/Steuerberater | #
translation | Gerichtssachverständigen- und Gerichtsdolmetscherliste | https://justizonline.gv.at | Gerichtsdolmetscherin/Gerichtsdolmetscher | #
notary | Österreichische Notariatskammer | https://www.notar.at | Notarin/Notar | #
document | Gewerbeinformationssystem Austria | https://www.gisa.gv.at | Schreibbüro | GISA #`,
	IE: `
law | Law Society of Ireland, Find a Solicitor | https://www.lawsociety.ie | Solicitor | S#
tax | Irish Tax Institute | https://taxinstitute.ie | Chartered Tax Adviser | #
translation | Association of Translators and Interpreters Ireland | https://www.translatorsassociation.ie | Certified Translator | #
notary | Faculty of Notaries Public in Ireland | https://www.notarypublic.ie | Notary Public | #
document | Companies Registration Office | https://www.cro.ie | Document services | BN#`,
	GB: `
tax | Chartered Institute of Taxation | https://www.tax.org.uk | Chartered Tax Adviser | #
translation | Chartered Institute of Linguists | https://www.ciol.org.uk | Chartered Linguist (Translator) | #
consultant | Immigration Advice Authority | https://www.gov.uk/government/organisations/immigration-advice-authority | Registered Immigration Adviser | F20YY#
notary | Faculty Office, register of notaries | https://www.facultyoffice.org.uk | Notary Public | #
document | Companies House | https://www.gov.uk/government/organisations/companies-house | Document services | 1#`,
	LU: `
law | Barreau de Luxembourg | https://www.barreau.lu | Avocate à la Cour/Avocat à la Cour | #
document | Registre de commerce et des sociétés | https://www.lbr.lu | Bureau administratif | A#`,
	PL: `
law | Krajowy Rejestr Adwokatów i Aplikantów Adwokackich | https://rejestradwokatow.pl | Adwokat | WAW/Adw/#
tax | Krajowa Izba Doradców Podatkowych | https://www.kidp.pl | Doradca podatkowy | #
translation | Lista tłumaczy przysięgłych, Ministerstwo Sprawiedliwości | https://www.gov.pl/web/sprawiedliwosc | Tłumaczka przysięgła/Tłumacz przysięgły | TP/#/YY
notary | Krajowa Rada Notarialna | https://krn.org.pl | Notariusz | #
document | Centralna Ewidencja i Informacja o Działalności Gospodarczej | https://www.biznes.gov.pl | Biuro pisania pism | CEIDG #`,
	CZ: `
law | Česká advokátní komora | https://www.cak.cz | Advokátka/Advokát | ČAK #
tax | Komora daňových poradců ČR | https://www.kdpcr.cz | Daňová poradkyně/Daňový poradce | #
translation | Seznam soudních tlumočníků a překladatelů | https://seznat.justice.cz | Soudní překladatelka/Soudní překladatel | #
notary | Notářská komora České republiky | https://www.nkcr.cz | Notářka/Notář | #
document | Živnostenský rejstřík | https://www.rzp.cz | Administrativní služby | #`,
	SE: `
law | Sveriges advokatsamfund | https://www.advokatsamfundet.se | Advokat | #
tax | FAR, branschorganisationen för rådgivare | https://www.far.se | Skatterådgivare | #
translation | Kammarkollegiet, auktoriserade translatorer | https://www.kammarkollegiet.se | Auktoriserad translator | #
notary | Länsstyrelsen, notarius publicus | https://www.lansstyrelsen.se | Notarius publicus | #
document | Bolagsverket | https://bolagsverket.se | Skrivbyrå | 55#`,
	NO: `
law | Advokattilsynet | https://tilsynet.no | Advokat | #
translation | Nasjonalt tolkeregister | https://www.tolkeregisteret.no | Statsautorisert translatør | #
document | Enhetsregisteret, Brønnøysundregistrene | https://www.brreg.no | Kontortjenester | 9#`,
	DK: `
law | Advokatsamfundet | https://www.advokatsamfundet.dk | Advokat | #
tax | FSR, danske revisorer | https://www.fsr.dk | Skatterådgiver | #
document | Det Centrale Virksomhedsregister | https://datacvr.virk.dk | Kontorservice | CVR #`,
	FI: `
law | Suomen Asianajajat | https://asianajajat.fi | Asianajaja | #
translation | Auktorisoitujen kääntäjien rekisteri, Opetushallitus | https://www.oph.fi | Auktorisoitu kääntäjä | #
notary | Digi- ja väestötietovirasto | https://dvv.fi | Julkinen notaari | #
document | Yritys- ja yhteisötietojärjestelmä | https://www.ytj.fi | Toimistopalvelut | #-0`,
	GR: `
law | Ολομέλεια Προέδρων Δικηγορικών Συλλόγων | https://www.olomeleia.gr | Δικηγόρος | ΑΜ #
tax | Οικονομικό Επιμελητήριο Ελλάδας | https://oe-e.gr | Λογίστρια φοροτεχνικός/Λογιστής φοροτεχνικός | #
translation | Μητρώο Πιστοποιημένων Μεταφραστών | https://metafraseis.services.gov.gr | Πιστοποιημένη μεταφράστρια/Πιστοποιημένος μεταφραστής | #
document | Γενικό Εμπορικό Μητρώο | https://www.businessregistry.gr | Γραφείο διεκπεραίωσης | ΓΕΜΗ #`,
	RO: `
law | Tabloul avocaților, Uniunea Națională a Barourilor din România | https://www.unbr.ro | Avocată/Avocat | #
tax | Camera Consultanților Fiscali | https://www.ccfiscali.ro | Consultantă fiscală/Consultant fiscal | #
translation | Ministerul Justiției, traducători și interpreți autorizați | https://www.just.ro | Traducătoare autorizată/Traducător autorizat | #
notary | Uniunea Națională a Notarilor Publici | https://www.uniuneanotarilor.ro | Notară publică/Notar public | #
document | Oficiul Național al Registrului Comerțului | https://www.onrc.ro | Servicii de secretariat | J40/#/YYYY`,
	HU: `
law | Magyar Ügyvédi Kamara | https://www.magyarugyvedikamara.hu | Ügyvéd | #
notary | Magyar Országos Közjegyzői Kamara | https://mokk.hu | Közjegyző | #
document | Céginformációs szolgálat | https://www.e-cegjegyzek.hu | Irodai szolgáltató | 01-06-#`,
	BG: `
law | Висш адвокатски съвет, Единен адвокатски регистър | https://www.vas.bg | Адвокат | #
document | Търговски регистър | https://portal.registryagency.bg | Административни услуги | #`,
	HR: `
law | Hrvatska odvjetnička komora | https://www.hok-cba.hr | Odvjetnica/Odvjetnik | #
document | Sudski registar | https://sudreg.pravosudje.hr | Uredske usluge | #`,
	TR: `
law | Türkiye Barolar Birliği | https://www.barobirlik.org.tr | Avukat | #
tax | TÜRMOB | https://www.turmob.org.tr | Mali müşavir | #
notary | Türkiye Noterler Birliği | https://www.tnb.org.tr | Noter | #
document | Türkiye Ticaret Sicili | https://www.ticaretsicil.gov.tr | Danışmanlık bürosu | #`,
	RU: `
law | Единый государственный реестр адвокатов, Федеральная палата адвокатов | https://fparf.ru | Адвокат | 77/#
notary | Федеральная нотариальная палата | https://notariat.ru | Нотариус | #
document | Единый государственный реестр юридических лиц | https://egrul.nalog.ru | Бюро оформления документов | 1YY#`,
	UA: `
law | Єдиний реєстр адвокатів України | https://erau.unba.org.ua | Адвокатка/Адвокат | #
notary | Нотаріальна палата України | https://npu.ua | Нотаріус | #`,
	IL: `
law | Israel Bar Association | https://www.israelbar.org.il | עורכת דין/עורך דין | #`,
	AE: `
law | Ministry of Justice, roll of advocates | https://www.moj.gov.ae | محامية/محامٍ | #
tax | Federal Tax Authority, register of tax agents | https://tax.gov.ae | Tax Agent | TAN #
translation | Ministry of Justice, roll of legal translators | https://www.moj.gov.ae | Legal Translator | #
notary | Ministry of Justice, register of private notaries | https://www.moj.gov.ae | Private Notary | #
consultant | Federal Authority for Identity, Citizenship, Customs and Port Security, service centres | https://icp.gov.ae | Government transaction centre | #
document | National Economic Register | https://ner.economy.ae | Typing centre | CN-#`,
	SA: `
law | Saudi Bar Association | https://sba.gov.sa | محامية/محامٍ | #`,
	EG: `
law | Egyptian Bar Association | https://egyls.com | محامية/محامٍ | #`,
	IN: `
law | Bar Council of India | https://www.barcouncilofindia.org | Advocate | D/#/YYYY
tax | Institute of Chartered Accountants of India | https://www.icai.org | Chartered Accountant | #
notary | Notary Portal, Department of Legal Affairs | https://notary.gov.in | Notary | N-#
document | Ministry of Corporate Affairs | https://www.mca.gov.in | Documentation services | #`,
	PK: `
law | Pakistan Bar Council | https://pakistanbarcouncil.org | Advocate | #
tax | Federal Board of Revenue, tax practitioners | https://fbr.gov.pk | Tax Practitioner | #`,
	BD: `
law | Bangladesh Bar Council | https://www.barcouncil.gov.bd | Advocate | #`,
	CN: `
law | 中华全国律师协会 (All China Lawyers Association) | https://www.acla.org.cn | 律师 | 1YYYY#
tax | 中国注册税务师协会 (China Certified Tax Agents Association) | https://www.cctaa.cn | 税务师 | #
notary | 中国公证协会 (China Notary Association) | https://www.chinanotary.org | 公证员 | #
document | 国家企业信用信息公示系统 | https://www.gsxt.gov.cn | 文书代办 | 91#`,
	HK: `
law | Law Society of Hong Kong | https://www.hklawsoc.org.hk | Solicitor | #
tax | Hong Kong Institute of Certified Public Accountants | https://www.hkicpa.org.hk | Certified Public Accountant | A#
notary | Hong Kong Society of Notaries | https://www.notaries.org.hk | Notary Public | #
document | Companies Registry | https://www.cr.gov.hk | Document services | #`,
	TW: `
law | 法務部律師查詢系統 (Ministry of Justice, lawyer search) | https://lawyerbc.moj.gov.tw | 律師 | YYYY臺檢證字第#號`,
	JP: `
law | 日本弁護士連合会 (Japan Federation of Bar Associations) | https://www.nichibenren.or.jp | 弁護士 | 登録番号 #
tax | 日本税理士会連合会 (Japan Federation of Certified Public Tax Accountants' Associations) | https://www.nichizeiren.or.jp | 税理士 | #
consultant | 日本行政書士会連合会 (Japan Federation of Gyoseishoshi Lawyers Associations) | https://www.gyosei.or.jp | 行政書士 | 第#号
notary | 日本公証人連合会 (Japan National Notaries Association) | https://www.koshonin.gr.jp | 公証人 | #
document | 国税庁法人番号公表サイト | https://www.houjin-bangou.nta.go.jp | 書類作成代行 | #`,
	KR: `
law | 대한변호사협회 (Korean Bar Association) | https://www.koreanbar.or.kr | 변호사 | 제#호
tax | 한국세무사회 (Korean Association of Certified Public Tax Accountants) | https://www.kacpta.or.kr | 세무사 | #`,
	SG: `
law | Legal Services Regulatory Authority | https://eservices.mlaw.gov.sg | Advocate and Solicitor | #
consultant | Ministry of Manpower, employment agency directory | https://www.mom.gov.sg | Employment Agency Personnel | R#
notary | Singapore Academy of Law, notaries public | https://www.sal.org.sg | Notary Public | NP#
document | Accounting and Corporate Regulatory Authority | https://www.acra.gov.sg | Document services | #W`,
	MY: `
law | Malaysian Bar | https://www.malaysianbar.org.my | Advocate and Solicitor | BC/@/#
document | Suruhanjaya Syarikat Malaysia | https://www.ssm.com.my | Document services | #-@`,
	PH: `
law | Supreme Court of the Philippines, Roll of Attorneys | https://sc.judiciary.gov.ph | Attorney | Roll No. #
document | Department of Trade and Industry, business names | https://bnrs.dti.gov.ph | Document services | #`,
	TH: `
law | Lawyers Council of Thailand | https://www.lawyerscouncil.or.th | ทนายความ | #/25YY
document | Department of Business Development | https://www.dbd.go.th | Document services | 01055#`,
	VN: `
law | Liên đoàn Luật sư Việt Nam | https://www.liendoanluatsu.org.vn | Luật sư | #/LS`,
	ID: `
law | Perhimpunan Advokat Indonesia | https://peradi.or.id | Advokat | YY.#
translation | Himpunan Penerjemah Indonesia | https://www.hpi.or.id | Penerjemah tersumpah | HPI-01-YY-#
notary | Ikatan Notaris Indonesia | https://www.ini.id | Notaris | #
document | Administrasi Hukum Umum | https://ahu.go.id | Jasa pengurusan dokumen | AHU-#`,
	NZ: `
law | New Zealand Law Society, register of lawyers | https://www.lawsociety.org.nz | Barrister and Solicitor | #
tax | Chartered Accountants Australia and New Zealand | https://www.charteredaccountantsanz.com | Chartered Accountant | #
translation | New Zealand Society of Translators and Interpreters | https://www.nzsti.org | Certified Translator | #
consultant | Immigration Advisers Authority, register of licensed advisers | https://www.iaa.govt.nz | Licensed Immigration Adviser | YYYY#
notary | New Zealand Society of Notaries | https://www.notarypublic.org.nz | Notary Public | #
document | New Zealand Business Number register | https://www.nzbn.govt.nz | Document services | 942904#`,
	ZA: `
law | Legal Practice Council | https://lpc.org.za | Attorney | F#
tax | South African Institute of Taxation | https://www.thesait.org.za | Tax Practitioner | PR-#
translation | South African Translators' Institute | https://translators.org.za | Sworn Translator | #
notary | Legal Practice Council, roll of notaries | https://lpc.org.za | Notary | N#
document | Companies and Intellectual Property Commission | https://www.cipc.co.za | Document services | YYYY/#/07`,
	NG: `
law | Nigerian Bar Association | https://nigerianbar.org.ng | Barrister and Solicitor | SCN#
tax | Chartered Institute of Taxation of Nigeria | https://citn.org | Chartered Tax Practitioner | CITN/#
document | Corporate Affairs Commission | https://www.cac.gov.ng | Document services | BN #`,
	KE: `
law | Law Society of Kenya | https://lsk.or.ke | Advocate | LSK/YYYY/#
tax | Institute of Certified Public Accountants of Kenya | https://www.icpak.com | Certified Public Accountant | P/#
document | Business Registration Service | https://brs.go.ke | Document services | BN-#`,
	GH: `
law | General Legal Council of Ghana | https://www.glc.gov.gh | Barrister and Solicitor | eGAR#/YY`,
	BR: `
law | Cadastro Nacional dos Advogados, OAB | https://cna.oab.org.br | Advogada/Advogado | OAB #
tax | Conselho Federal de Contabilidade | https://cfc.org.br | Contadora/Contador | CRC #
consultant | Conselho Federal dos Despachantes Documentalistas do Brasil | https://www.cfdd.org.br | Despachante documentalista | CRDD #
notary | Colégio Notarial do Brasil | https://www.notariado.org.br | Tabeliã/Tabelião | #
document | Redesim, registro de empresas | https://www.gov.br/empresas-e-negocios | Serviços de documentação | #`,
	MX: `
law | Registro Nacional de Profesionistas | https://www.cedulaprofesional.sep.gob.mx | Licenciada en Derecho/Licenciado en Derecho | #
tax | Instituto Mexicano de Contadores Públicos | https://imcp.org.mx | Contadora pública/Contador público | #
translation | Consejo de la Judicatura Federal, lista de personas peritas | https://www.cjf.gob.mx | Perita traductora/Perito traductor | P.#-YYYY
notary | Colegio Nacional del Notariado Mexicano | https://www.notariadomexicano.org.mx | Notaria/Notario | #
document | Registro Público de Comercio | https://rpc.economia.gob.mx | Gestoría documental | #`,
	AR: `
law | Federación Argentina de Colegios de Abogados | https://www.faca.org.ar | Abogada/Abogado | T/F
tax | Federación Argentina de Consejos Profesionales de Ciencias Económicas | https://www.facpce.org.ar | Contadora pública/Contador público | T/F
translation | Colegio de Traductores Públicos de la Ciudad de Buenos Aires | https://www.traductores.org.ar | Traductora pública/Traductor público | T/F
notary | Consejo Federal del Notariado Argentino | https://www.cfna.org.ar | Escribana/Escribano | #`,
	CL: `
law | Poder Judicial de Chile, registro de abogados | https://www.pjud.cl | Abogada/Abogado | #
document | Registro de Empresas y Sociedades | https://www.registrodeempresasysociedades.cl | Gestoría documental | #`,
	CO: `
law | Registro Nacional de Abogados, Consejo Superior de la Judicatura | https://sirna.ramajudicial.gov.co | Abogada/Abogado | T.P. #
tax | Junta Central de Contadores | https://www.jcc.gov.co | Contadora pública/Contador público | #-T
translation | Cancillería, traductores e intérpretes oficiales | https://www.cancilleria.gov.co | Traductora oficial/Traductor oficial | #
notary | Superintendencia de Notariado y Registro | https://www.supernotariado.gov.co | Notaria/Notario | #
document | Registro Único Empresarial y Social | https://www.rues.org.co | Gestoría documental | #`,
	PE: `
law | Colegio de Abogados de Lima | https://www.cal.org.pe | Abogada/Abogado | CAL #
translation | Colegio de Traductores del Perú | https://www.ctp.org.pe | Traductora colegiada/Traductor colegiado | CTP #
document | Superintendencia Nacional de los Registros Públicos | https://www.sunarp.gob.pe | Gestoría documental | #`,
	EC: `
law | Foro de Abogados, Consejo de la Judicatura | https://www.funcionjudicial.gob.ec | Abogada/Abogado | 17-YYYY-#`,
	UY: `
law | Suprema Corte de Justicia, matrícula de abogados | https://www.poderjudicial.gub.uy | Abogada/Abogado | #`,
	CR: `
law | Colegio de Abogados y Abogadas de Costa Rica | https://www.abogados.or.cr | Abogada/Abogado | #`,
	US: `
tax | Internal Revenue Service, directory of federal tax return preparers | https://www.irs.gov | Enrolled Agent | #-EA
translation | American Translators Association | https://www.atanet.org | Certified Translator | #
consultant | Department of Justice, recognition and accreditation roster | https://www.justice.gov/eoir/recognition-and-accreditation-program | Accredited Representative | R&A #`,
	CA: `
tax | CPA Canada | https://www.cpacanada.ca | Chartered Professional Accountant | #
translation | Canadian Translators, Terminologists and Interpreters Council | https://www.cttic.org | Certified Translator | #
consultant | College of Immigration and Citizenship Consultants | https://college-ic.ca | Regulated Canadian Immigration Consultant | R#
document | Corporations Canada | https://ised-isde.canada.ca/site/corporations-canada/en | Document services | #`,
	AU: `
tax | Tax Practitioners Board | https://www.tpb.gov.au | Registered Tax Agent | 2#
translation | National Accreditation Authority for Translators and Interpreters | https://www.naati.com.au | Certified Translator | CPN#
consultant | Office of the Migration Agents Registration Authority | https://www.mara.gov.au | Registered Migration Agent | MARN #
notary | Australian and New Zealand College of Notaries | https://www.anzcn.org | Public Notary | #
document | Australian Business Register | https://abr.business.gov.au | Document services | ABN 5#`,
};

/** `code | name | register of lawyers | home page`, one line per state, province or nation. */
const regional: Record<string, { title: string; lines: string }> = {
	US: {
		title: "Attorney at Law",
		lines: `
AL | Alabama | Alabama State Bar | https://www.alabar.org
AK | Alaska | Alaska Bar Association | https://alaskabar.org
AZ | Arizona | State Bar of Arizona | https://www.azbar.org
AR | Arkansas | Supreme Court of Arkansas, roll of attorneys | https://www.arcourts.gov
CA | California | The State Bar of California | https://www.calbar.ca.gov
CO | Colorado | Colorado Supreme Court, attorney registration | https://coloradolegalregulation.com
CT | Connecticut | Connecticut Judicial Branch, attorney roll | https://www.jud.ct.gov
DE | Delaware | Supreme Court of Delaware, roll of attorneys | https://courts.delaware.gov
DC | District of Columbia | District of Columbia Bar | https://www.dcbar.org
FL | Florida | The Florida Bar | https://www.floridabar.org
GA | Georgia | State Bar of Georgia | https://www.gabar.org
HI | Hawaii | Hawaii State Bar Association | https://hsba.org
ID | Idaho | Idaho State Bar | https://isb.idaho.gov
IL | Illinois | Attorney Registration and Disciplinary Commission of Illinois | https://www.iardc.org
IN | Indiana | Indiana Roll of Attorneys | https://www.in.gov/courts
IA | Iowa | Iowa Judicial Branch, attorney roster | https://www.iowacourts.gov
KS | Kansas | Kansas Supreme Court, attorney registration | https://kscourts.gov
KY | Kentucky | Kentucky Bar Association | https://www.kybar.org
LA | Louisiana | Louisiana State Bar Association | https://www.lsba.org
ME | Maine | Maine Board of Overseers of the Bar | https://mebaroverseers.org
MD | Maryland | Maryland Courts, attorney listing | https://www.mdcourts.gov
MA | Massachusetts | Massachusetts Board of Bar Overseers | https://www.massbbo.org
MI | Michigan | State Bar of Michigan | https://www.michbar.org
MN | Minnesota | Minnesota Lawyer Registration Office | https://www.lro.mn.gov
MS | Mississippi | The Mississippi Bar | https://www.msbar.org
MO | Missouri | The Missouri Bar | https://mobar.org
MT | Montana | State Bar of Montana | https://www.montanabar.org
NE | Nebraska | Nebraska Supreme Court, attorney registration | https://supremecourt.nebraska.gov
NV | Nevada | State Bar of Nevada | https://nvbar.org
NH | New Hampshire | New Hampshire Bar Association | https://www.nhbar.org
NJ | New Jersey | New Jersey Courts, attorney index | https://www.njcourts.gov
NM | New Mexico | State Bar of New Mexico | https://www.sbnm.org
NY | New York | New York State Unified Court System, attorney registration | https://www.nycourts.gov
NC | North Carolina | North Carolina State Bar | https://www.ncbar.gov
ND | North Dakota | North Dakota Supreme Court, attorney directory | https://www.ndcourts.gov
OH | Ohio | Supreme Court of Ohio, attorney directory | https://www.supremecourt.ohio.gov
OK | Oklahoma | Oklahoma Bar Association | https://www.okbar.org
OR | Oregon | Oregon State Bar | https://www.osbar.org
PA | Pennsylvania | Disciplinary Board of the Supreme Court of Pennsylvania | https://www.padisciplinaryboard.org
RI | Rhode Island | Rhode Island Judiciary, attorney directory | https://www.courts.ri.gov
SC | South Carolina | South Carolina Bar | https://www.scbar.org
SD | South Dakota | State Bar of South Dakota | https://www.statebarofsouthdakota.com
TN | Tennessee | Tennessee Board of Professional Responsibility | https://www.tbpr.org
TX | Texas | State Bar of Texas | https://www.texasbar.com
UT | Utah | Utah State Bar | https://www.utahbar.org
VT | Vermont | Vermont Judiciary, attorney licensing | https://www.vermontjudiciary.org
VA | Virginia | Virginia State Bar | https://www.vsb.org
WA | Washington | Washington State Bar Association | https://www.wsba.org
WV | West Virginia | The West Virginia State Bar | https://wvbar.org
WI | Wisconsin | State Bar of Wisconsin | https://www.wisbar.org
WY | Wyoming | Wyoming State Bar | https://www.wyomingbar.org`,
	},
	CA: {
		title: "Barrister and Solicitor",
		lines: `
AB | Alberta | Law Society of Alberta | https://www.lawsociety.ab.ca
BC | British Columbia | Law Society of British Columbia | https://www.lawsociety.bc.ca
MB | Manitoba | Law Society of Manitoba | https://lawsociety.mb.ca
NB | New Brunswick | Law Society of New Brunswick | https://lawsociety-barreau.nb.ca
NL | Newfoundland and Labrador | Law Society of Newfoundland and Labrador | https://lsnl.ca
NS | Nova Scotia | Nova Scotia Barristers' Society | https://nsbs.org
NT | Northwest Territories | Law Society of the Northwest Territories | https://lawsociety.nt.ca
ON | Ontario | Law Society of Ontario | https://lso.ca
PE | Prince Edward Island | Law Society of Prince Edward Island | https://lawsocietypei.ca
QC | Quebec | Barreau du Québec | https://www.barreau.qc.ca
SK | Saskatchewan | Law Society of Saskatchewan | https://www.lawsociety.sk.ca
YT | Yukon | Law Society of Yukon | https://lawsocietyyukon.com`,
	},
	AU: {
		title: "Solicitor",
		lines: `
ACT | Australian Capital Territory | ACT Law Society | https://www.actlawsociety.asn.au
NSW | New South Wales | The Law Society of New South Wales | https://www.lawsociety.com.au
NT | Northern Territory | Law Society Northern Territory | https://lawsocietynt.asn.au
QLD | Queensland | Queensland Law Society | https://www.qls.com.au
SA | South Australia | The Law Society of South Australia | https://www.lawsocietysa.asn.au
TAS | Tasmania | The Law Society of Tasmania | https://www.lst.org.au
VIC | Victoria | Victorian Legal Services Board | https://lsbc.vic.gov.au
WA | Western Australia | Legal Practice Board of Western Australia | https://www.lpbwa.org.au`,
	},
	GB: {
		title: "Solicitor",
		lines: `
EW | England and Wales | Solicitors Regulation Authority | https://www.sra.org.uk
SC | Scotland | Law Society of Scotland | https://www.lawscot.org.uk
NI | Northern Ireland | Law Society of Northern Ireland | https://www.lawsoc-ni.org`,
	},
	BE: {
		title: "Avocate/Avocat",
		lines: `
VL | Flanders | Orde van Vlaamse Balies | https://www.advocaat.be
WA | Wallonia and Brussels | AVOCATS.BE, Ordre des barreaux francophones et germanophone | https://avocats.be`,
	},
};

type Titles = Record<Profession, string>;

const englishTitles: Titles = {
	law: "Attorney at Law",
	tax: "Tax Adviser",
	translation: "Sworn Translator",
	consultant: "Registered Immigration Consultant",
	notary: "Notary Public",
	document: "Document services",
};

/** Titles where no real register is known, by the language of administration. */
const titlesByLanguage: Record<string, Titles> = {
	es: {
		law: "Abogada/Abogado",
		tax: "Contadora pública/Contador público",
		translation: "Traductora oficial/Traductor oficial",
		consultant: "Gestora migratoria/Gestor migratorio",
		notary: "Notaria/Notario",
		document: "Gestoría documental",
	},
	fr: {
		law: "Avocate/Avocat",
		tax: "Conseillère fiscale/Conseiller fiscal",
		translation: "Traductrice assermentée/Traducteur assermenté",
		consultant: "Conseillère en immigration/Conseiller en immigration",
		notary: "Notaire",
		document: "Écrivaine publique/Écrivain public",
	},
	pt: {
		law: "Advogada/Advogado",
		tax: "Contabilista certificada/Contabilista certificado",
		translation: "Tradutora juramentada/Tradutor juramentado",
		consultant: "Consultora de imigração/Consultor de imigração",
		notary: "Notária/Notário",
		document: "Serviços de documentação",
	},
	de: {
		law: "Rechtsanwältin/Rechtsanwalt",
		tax: "Steuerberaterin/Steuerberater",
		translation: "Beeidigte Übersetzerin/Beeidigter Übersetzer",
		consultant: "Migrationsberaterin/Migrationsberater",
		notary: "Notarin/Notar",
		document: "Schreibbüro",
	},
	nl: {
		law: "Advocate/Advocaat",
		tax: "Belastingadviseur",
		translation: "Beëdigd vertaler",
		consultant: "Migratieadviseur",
		notary: "Notaris",
		document: "Administratief dienstverlener",
	},
	ru: {
		law: "Адвокат",
		tax: "Налоговый консультант",
		translation: "Присяжный переводчик",
		consultant: "Миграционный консультант",
		notary: "Нотариус",
		document: "Бюро оформления документов",
	},
	ar: {
		law: "محامية/محامٍ",
		tax: "مستشارة ضريبية/مستشار ضريبي",
		translation: "مترجمة محلفة/مترجم محلف",
		consultant: "مستشارة هجرة/مستشار هجرة",
		notary: "موثقة/موثق",
		document: "مكتب خدمات الطباعة",
	},
};

const languageOfAdministration: Record<string, string> = Object.fromEntries(
	Object.entries({
		es: "ES MX CO PE CL VE EC BO PY CR PA GT HN SV NI CU DO PR UY AR GQ AD",
		fr: "FR BE LU MC GP MQ GF RE PF NC YT PM WF BL MF HT SN CI ML GN BF BJ TG NE CD CG CM GA CF TD DJ KM MG",
		pt: "PT BR AO MZ CV GW ST TL",
		de: "DE AT CH LI",
		nl: "NL SR AW CW BQ SX",
		ru: "RU BY KZ KG TJ UZ TM",
		ar: "AE SA QA KW BH OM YE IQ SY LB JO PS EG SD LY TN DZ MA EH MR",
	}).flatMap(([language, countries]) => countries.split(" ").map((country) => [country, language])),
);

const standInNames: Record<Profession, string> = {
	law: "National bar register of",
	tax: "Register of tax advisers of",
	translation: "Register of sworn translators of",
	consultant: "Register of immigration consultants of",
	notary: "Register of notaries of",
	document: "Trade register of",
};

const hasArticle =
	/Islands|Republic|^(Bahamas|Gambia|Maldives|Comoros|Philippines|Netherlands|Seychelles|United|Isle )/;

const shortNames: Record<string, string> = {
	"Hong Kong SAR China": "Hong Kong",
	"Macao SAR China": "Macao",
	"Congo - Kinshasa": "the Democratic Republic of the Congo",
	"Congo - Brazzaville": "the Republic of the Congo",
	"Myanmar (Burma)": "Myanmar",
};

/** The English name of a country as it stands in a sentence: "the Netherlands", "Hong Kong". */
export function countryInProse(name: string): string {
	return shortNames[name] ?? (hasArticle.test(name) ? `the ${name}` : name);
}

const split = (line: string) => line.split("|").map((cell) => cell.trim());
const pair = (titles: string): [string, string] => {
	const [woman, man] = titles.split("/") as [string, string?];
	return [woman, man ?? woman];
};

const known = new Map<string, Register>();
for (const [country, lines] of Object.entries(national)) {
	for (const line of lines.trim().split("\n")) {
		const [role, name, url, titles, format] = split(line) as [string, string, string, string, string];
		known.set(`${role} ${country}`, { name, url, titles: pair(titles), format, region: null, isReal: true });
	}
}
for (const [country, { title, lines }] of Object.entries(regional)) {
	for (const line of lines.trim().split("\n")) {
		const [code, region, name, url] = split(line) as [string, string, string, string];
		const titles = pair(country === "BE" && code === "VL" ? "Advocate/Advocaat" : title);
		known.set(`law ${country} ${code}`, { name, url, titles, format: "#", region, isReal: true });
		if (country !== "US") continue;
		// Notaries and trade names are a matter of each state's Secretary of State.
		known.set(`notary US ${code}`, {
			name: `Secretary of State, notary commissions, ${region}`,
			url: "https://www.nass.org",
			titles: ["Notary Public", "Notary Public"],
			format: "#",
			region,
			isReal: true,
		});
		known.set(`document US ${code}`, {
			name: `Secretary of State, business entities, ${region}`,
			url: "https://www.usa.gov/state-governments",
			titles: ["Document services", "Document services"],
			format: "#",
			region,
			isReal: true,
		});
	}
}

/** Registers that stand in for unknown ones; made when first asked for. */
const standIns = new Map<string, Register>();

/**
 * The register of a role in a country.
 * @param division code from `divisionOf`, where the country's registers are kept by state
 * @param countryName English name, for the stand-in where no real register is known
 */
export function registerOf(role: Profession, country: string, division: string | null, countryName: string): Register {
	const key = `${role} ${country}`;
	const found =
		(division === null ? undefined : known.get(`${key} ${division}`)) ?? known.get(key) ?? standIns.get(key);
	if (found !== undefined) return found;
	const titles = titlesByLanguage[languageOfAdministration[country] ?? ""] ?? englishTitles;
	const standIn: Register = {
		name: `${standInNames[role]} ${countryInProse(countryName)}`,
		url: `https://register.${country.toLowerCase()}.example`,
		titles: pair(titles[role]),
		format: "#",
		region: null,
		isReal: false,
	};
	standIns.set(key, standIn);
	return standIn;
}

/** The real national register of a role abroad, or null: second licences name no stand-ins. */
export function realRegisterOf(role: Profession, country: string): Register | null {
	return known.get(`${role} ${country}`) ?? null;
}

/** Every real register that is known, with the countries and professions it is for. */
export const publicRegisters = [...known].map(([key, { name, url, region, titles }]) => {
	const [profession = "", jurisdiction = ""] = key.split(" ");
	return { key, profession: profession as Profession, jurisdiction, name, url, region, titles };
});

const letters = "ABCDEFGHJKLMNPRSTUVWXYZ";

/**
 * The number of the `seq`-th professional in a register. It is a permutation of 20 bits, so two of the first
 * 1,048,576 never share one, and neighbours do not look like neighbours.
 */
export function licenceNumber(register: Register, seq: number, year: number): string {
	const scattered = (Math.imul(seq, 0x9e375) + 0x5bd1e) & 0xfffff;
	const format = register.format;
	// Most formats are the bare number: no need to walk them.
	if (format === "#") return String(1_000_000 + scattered);
	if (format === "T/F") return `T° ${1 + Math.floor(scattered / 1000)} F° ${scattered % 1000}`;
	return format
		.replace("YYYY", String(year))
		.replace("YY", String(year % 100).padStart(2, "0"))
		.replaceAll("@", () => letters[scattered % 23] as string)
		.replace("#", String(1_000_000 + scattered));
}

// GeoNames took its places in the United States from federal files sorted by state, so that ids come in blocks:
// first id of each block (base 36) and the state that it belongs to.
const usBlocks =
	"2eqggVA 2erh3AL 2eryuKY 2eszfAL 2fwfuAR 2gohdDC 2grhvDE 2gux9FL 2hkleGA 2ipyfIL 2j6f9IN 2jj10KS 2jslhKY 2kh4mLA 2l63lMD 2lre9MO 2mpbiMS 2nff3NC 2ogn6NJ 2okhyOH 2p2o8OK 2poadPA 2pxijSC 2qolzTN 2s343TX 2tokbVA 2uuecWV 2vhghAR 2vhlqIN 2vhzuOH 2vibfTX 2vio2AL 2vkfaIL 2vklsMA 2vko1CT 2vktmMI 2vlewOH 2vlh7CT 2vvs5IA 2wnooIL 2xefsIN 2xmzaMA 2y8tsME 2ytj7MI 2zie0MN 30d2jMO 30fobND 30j99NE 30y8lNH 317jlNJ 31ggiNY 32a9wOH 32zgvPA 33we6RI 340apSD 346v8VT 34ecwWI 356paWV 3579rCT 359qsCA 35boeAZ 362sgCA 3802vCO 38pmaKS 38wtfNM 39w8rNV 3a8cpTX 3ao3aUT 3ayowCA 3az9vAZ 3b1jsAK 3b5bdCA 3bhovCO 3bqitID 3cw4eMT 3dwwpND 3e4k3NE 3e8zaNV 3eeg4OR 3fmspSD 3fpkiUT 3fzx7WA 3gra9WY 3h9c0UT 3hbw3HI 3hmirAK 3rpqcGA 3rq1hFL 3rq4mNY 3rq53FL 3ybhcNY 3zemtCA 44rrsNC 4549bHI 49gukCT 49rrxWA 49t2fCA 49zuxNY 4bjv2CT 4bjycMA 4bkavMD 4bkinNJ 4bkn4MD 4bkspNY 4bktrMD 4bkwsVA 4bky8MD 4bl1xNY 4bl3uMD 4bla9MO 4blg8MI 4blmhFL 4blv7GA 4blxbFL 4bmh2CA 4bmliWA 4bmn9CA 4bmujTX 4bmzoWA 4bn1tCA 4bn7jWA 4bnnxCO 4bnq4WA 4bnr4CA 4bnviNV 4bnzdHI 4cok4AZ 4csgyFL 4csh9HI 4csi2MO 4csltWA 4o0soNM 4s442CA 4st6uOH 4tj01FL 4tj2xCA 4tjsbVA 4xvzsNJ 4ywu6IN 50tb5IL 50tmhNY 50tp8RI 513vwCA 513zqIN 51iy7NJ 51qe5WI 51qr7FL 51r8fCT 51r9aVA 52vawRI 54fowAR 54foxAL 55922PA 60kexCA 6yv2iFL 6ztkdGA 71r00CA 74r8bAZ"
		.split(" ")
		.map((block) => ({ first: Number.parseInt(block.slice(0, -2), 36), state: block.slice(-2) }));

/** State, province or nation of a city, where that decides which register applies; null elsewhere. */
export function divisionOf(city: {
	id: number;
	country_id: string;
	latitude: number;
	longitude: number;
	time_zone: string;
}): string | null {
	const { latitude, longitude } = city;
	switch (city.country_id) {
		case "US": {
			let state = "AL";
			for (const block of usBlocks) {
				if (block.first > city.id) break;
				state = block.state;
			}
			return state;
		}
		case "CA":
			return canadianProvince(latitude, longitude);
		case "AU":
			if (Math.abs(latitude + 35.3) < 0.3 && Math.abs(longitude - 149.1) < 0.2) return "ACT";
			return australianStates[city.time_zone.slice("Australia/".length)] ?? "NSW";
		case "GB":
			// Scotland begins north of Carlisle in the west and of Berwick in the east.
			if (latitude > 55.5 || (latitude > 54.7 && longitude < -3 && longitude > -5.4)) return "SC";
			if (latitude > 55.25 && longitude < -2) return "SC";
			return longitude < -5.4 && latitude > 54 ? "NI" : "EW";
		case "BE":
			// The nineteen communes of Brussels, then the language border with the corner of Mouscron.
			if (Math.abs(latitude - 50.85) < 0.07 && Math.abs(longitude - 4.37) < 0.09) return "WA";
			return latitude > 50.727 && longitude > 2.5 && !(latitude < 50.76 && longitude < 3.3) ? "VL" : "WA";
		default:
			return null;
	}
}

const australianStates: Record<string, string> = {
	Sydney: "NSW",
	Broken_Hill: "NSW",
	Melbourne: "VIC",
	Brisbane: "QLD",
	Lindeman: "QLD",
	Adelaide: "SA",
	Perth: "WA",
	Hobart: "TAS",
	Darwin: "NT",
};

/** Rough, by meridians; it is right for every city of at least 15,000 people but a few along the borders. */
function canadianProvince(latitude: number, longitude: number): string {
	if (latitude > 60) return longitude < -124 ? "YT" : "NT";
	if (longitude < -120 || (longitude < -114.6 && latitude < 50.5)) return "BC";
	if (longitude < -110) return "AB";
	if (longitude < -101.5) return "SK";
	if (longitude < -95) return "MB";
	if (longitude < -76.8) return latitude > 48 && longitude > -79.5 ? "QC" : "ON";
	// The Ottawa river runs north-east from Gatineau.
	if (longitude < -74.5) return latitude < 45.425 + Math.max(0, (longitude + 75.75) * 0.29) ? "ON" : "QC";
	if (longitude < -68.5 || (latitude > 48 && longitude < -64)) return "QC";
	if (longitude > -59.5) return latitude < 46.6 ? "NS" : "NL";
	if (latitude > 45.95 && longitude > -64.4 && longitude < -61.9) return "PE";
	const isAcrossFundy = latitude < 45.1 || longitude > -65.1;
	if (latitude < 46 && longitude > -66.5 && isAcrossFundy) return "NS";
	return longitude > -62 ? "NS" : "NB";
}
