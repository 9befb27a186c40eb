/**
 * Names of invented people. A culture is a way of naming (lists, order, script); a country is a weighted mix of
 * cultures, because immigrants look for someone of their own: Berlin has lawyers with Turkish and Polish names.
 */
import type { Language } from "#domain/ground/languages.ts";
import { type Random, type WeightedTable, weightedTable } from "./random.ts";

/** Lists are comma-separated; `Latin=native` gives a name in both scripts. */
type NameLists = {
	women: string;
	men: string;
	families: string;
	/** Family names of women where they differ by rule. */
	feminine?: (family: string) => string;
	/** `two`: both parents' names; `first`: family name first at home; `single`: western order. */
	order?: "two" | "first";
	/** Language of the 12 that such a person grew up with, if any, then others likely. */
	languages: readonly Language[];
	/** Countries that the culture comes from, most likely first. */
	origins: string;
};

const slavicFeminine = (family: string): string => {
	if (/(ov|ev|in|yn)$/.test(family)) return `${family}a`;
	if (family.endsWith("sky")) return `${family.slice(0, -1)}aya`;
	if (family.endsWith("ski")) return `${family.slice(0, -1)}a`;
	return family;
};

const lists = {
	hispanic: {
		women:
			"Lucía,María José,Carmen,Ana,Laura,Marta,Elena,Paula,Sofía,Valentina,Camila,Isabel,Pilar,Rosa,Beatriz,Cristina,Daniela,Gabriela,Mariana,Alejandra,Natalia,Andrea,Verónica,Patricia,Raquel,Inés,Nuria,Silvia,Ximena,Adriana,Lorena,Rocío,Jimena,Carolina,Teresa",
		men: "Javier,Carlos,Miguel Ángel,José Luis,Alejandro,Diego,Andrés,Pablo,Sergio,Fernando,Manuel,Antonio,Rafael,Jorge,Eduardo,Ricardo,Juan Pablo,Luis,Álvaro,Ignacio,Gonzalo,Martín,Mateo,Santiago,Sebastián,Emilio,Hugo,Tomás,Felipe,Nicolás,Ramón,Óscar,Esteban,Julián,Rodrigo",
		families:
			"García,Martínez,López,Sánchez,Pérez,Gómez,Fernández,Ruiz,Hernández,Díaz,Moreno,Muñoz,Álvarez,Romero,Alonso,Gutiérrez,Navarro,Torres,Domínguez,Vázquez,Ramos,Gil,Ramírez,Serrano,Blanco,Molina,Morales,Suárez,Ortega,Delgado,Castro,Ortiz,Rubio,Marín,Sanz,Núñez,Iglesias,Medina,Garrido,Cortés,Castillo,Santos,Lozano,Guerrero,Cano,Prieto,Méndez,Cruz,Calvo,Gallego,Vidal,León,Márquez,Herrera,Peña,Flores,Cabrera,Campos,Vega,Fuentes,Carrasco,Diez,Reyes,Caballero,Nieto,Aguilar,Pascual,Santana,Herrero,Lorenzo,Montero,Hidalgo,Giménez,Ibáñez,Ferrer,Durán,Santiago,Benítez,Mora,Vicente,Vargas,Arias,Carmona,Crespo,Rojas,Quintero,Restrepo,Salazar,Mendoza,Villanueva,Espinoza,Paredes,Quispe,Huamán,Cárdenas,Zapata,Echeverría,Arango,Bustamante,de la Fuente,del Río,de la Cruz",
		order: "two",
		languages: ["es"],
		origins: "CO,VE,MX,PE,EC,AR,CL,DO,CU,GT,HN,BO,ES",
	},
	french: {
		women:
			"Camille,Claire,Sophie,Julie,Marie,Élodie,Aurélie,Céline,Nathalie,Isabelle,Anne,Pauline,Mathilde,Juliette,Margaux,Charlotte,Louise,Émilie,Hélène,Florence,Valérie,Sandrine,Manon,Léa,Inès,Caroline,Amélie,Delphine,Marion,Virginie,Agathe",
		men: "Julien,Nicolas,Pierre,Antoine,Guillaume,François,Thomas,Laurent,Olivier,Philippe,Mathieu,Vincent,Étienne,Benoît,Alexandre,Maxime,Romain,Sébastien,Jérôme,Frédéric,Arnaud,Cédric,Damien,Fabien,Grégoire,Hugo,Louis,Marc,Rémi,Thierry,Xavier",
		families:
			"Martin,Bernard,Dubois,Thomas,Robert,Richard,Petit,Durand,Leroy,Moreau,Simon,Laurent,Lefebvre,Michel,Roux,Bertrand,Morel,Fournier,Girard,Bonnet,Dupont,Lambert,Fontaine,Rousseau,Vincent,Muller,Lefèvre,Faure,Mercier,Blanc,Guérin,Boyer,Garnier,Chevalier,Legrand,Gauthier,Perrin,Robin,Clément,Morin,Nicolas,Henry,Roussel,Masson,Marchand,Duval,Denis,Dumont,Lemaire,Noël,Meyer,Dufour,Meunier,Brun,Blanchard,Giraud,Joly,Rivière,Lucas,Brunet,Gaillard,Barbier,Arnaud,Renard,Schmitt,Roche,Leclerc,Colin,Vidal,Caron,Picard,Roger,Fabre,Aubert,Lemoine,Renaud,Dumas,Lacroix,Olivier,Philippe,Bourgeois,Pierre,Benoît,Rey,Leclercq,Payet,Rolland,Guillot,Tremblay,Gagnon,Bouchard,Côté",
		languages: ["fr"],
		origins: "FR,BE,CA",
	},
	german: {
		women:
			"Anna,Katharina,Julia,Sabine,Stefanie,Claudia,Christina,Susanne,Birgit,Nicole,Melanie,Franziska,Johanna,Lena,Laura,Lisa,Sarah,Miriam,Ulrike,Petra,Heike,Anja,Kerstin,Verena,Theresa,Charlotte,Friederike,Annika,Greta,Hannah,Ingrid",
		men: "Thomas,Michael,Andreas,Stefan,Christian,Martin,Markus,Matthias,Jan,Florian,Sebastian,Tobias,Felix,Jonas,Lukas,Maximilian,Johannes,Philipp,Alexander,Daniel,Frank,Jürgen,Uwe,Ralf,Holger,Dirk,Carsten,Henrik,Konrad,Moritz,Bernd",
		families:
			"Müller,Schmidt,Schneider,Fischer,Weber,Meyer,Wagner,Becker,Schulz,Hoffmann,Schäfer,Koch,Bauer,Richter,Klein,Wolf,Schröder,Neumann,Schwarz,Zimmermann,Braun,Krüger,Hofmann,Hartmann,Lange,Schmitt,Werner,Krause,Meier,Lehmann,Schmid,Schulze,Maier,Köhler,Herrmann,König,Walter,Mayer,Huber,Kaiser,Fuchs,Peters,Lang,Scholz,Möller,Weiß,Jung,Hahn,Schubert,Vogel,Friedrich,Keller,Günther,Frank,Berger,Winkler,Roth,Beck,Lorenz,Baumann,Franke,Albrecht,Schuster,Simon,Ludwig,Böhm,Winter,Kraus,Martin,Schumacher,Krämer,Vogt,Stein,Jäger,Otto,Sommer,Groß,Seidel,Heinrich,Brandt,Haas,Schreiber,Graf,Dietrich,Ziegler,Kuhn,Pohl,Engel,Horn,Busch,Bergmann,Voigt,Sauer,von Arnsberg,von Hohenau",
		languages: ["de"],
		origins: "DE,AT,CH",
	},
	italian: {
		women:
			"Giulia,Francesca,Chiara,Sara,Martina,Valentina,Alessia,Elena,Federica,Silvia,Paola,Laura,Anna,Maria,Roberta,Simona,Monica,Daniela,Barbara,Cristina,Ilaria,Eleonora,Serena,Arianna,Beatrice,Giorgia,Lucia,Marta,Raffaella,Claudia,Benedetta",
		men: "Marco,Andrea,Luca,Matteo,Alessandro,Francesco,Giuseppe,Davide,Simone,Stefano,Roberto,Paolo,Antonio,Giovanni,Riccardo,Lorenzo,Federico,Fabio,Massimo,Enrico,Filippo,Giacomo,Nicola,Pietro,Salvatore,Vincenzo,Emanuele,Michele,Tommaso,Daniele,Alberto",
		families:
			"Rossi,Russo,Ferrari,Esposito,Bianchi,Romano,Colombo,Ricci,Marino,Greco,Bruno,Gallo,Conti,De Luca,Mancini,Costa,Giordano,Rizzo,Lombardi,Moretti,Barbieri,Fontana,Santoro,Mariani,Rinaldi,Caruso,Ferrara,Galli,Martini,Leone,Longo,Gentile,Martinelli,Vitale,Lombardo,Serra,Coppola,De Santis,D'Angelo,Marchetti,Parisi,Villa,Conte,Ferraro,Ferri,Fabbri,Bianco,Marini,Grasso,Valentini,Messina,Sala,De Angelis,Gatti,Pellegrini,Palumbo,Sanna,Farina,Rizzi,Monti,Cattaneo,Morelli,Amato,Silvestri,Mazza,Testa,Grassi,Pellegrino,Carbone,Giuliani,Benedetti,Barone,Rossetti,Caputo,Montanari,Guerra,Palmieri,Bernardi,Martino,Fiore,De Rosa,Ferretti,Bellini,Basile,Riva,Donati,Piras,Vitali,Battaglia,Sartori,Neri,Milani,Pagano",
		languages: ["it"],
		origins: "IT,CH",
	},
	portuguese: {
		women:
			"Ana,Maria,Beatriz,Mariana,Inês,Catarina,Joana,Sofia,Carolina,Rita,Marta,Patrícia,Sandra,Cláudia,Helena,Teresa,Filipa,Leonor,Juliana,Fernanda,Camila,Larissa,Letícia,Gabriela,Bruna,Amanda,Renata,Vanessa,Luana,Raquel,Débora",
		men: "João,Pedro,Tiago,Miguel,Rui,Nuno,Ricardo,Bruno,Luís,José,Paulo,Francisco,António,Diogo,André,Gonçalo,Rafael,Gustavo,Felipe,Thiago,Rodrigo,Marcelo,Eduardo,Leonardo,Vinícius,Matheus,Caio,Fábio,Henrique,Márcio,Otávio",
		families:
			"Silva,Santos,Ferreira,Pereira,Oliveira,Costa,Rodrigues,Martins,Jesus,Sousa,Fernandes,Gonçalves,Gomes,Lopes,Marques,Alves,Almeida,Ribeiro,Pinto,Carvalho,Teixeira,Moreira,Correia,Mendes,Nunes,Soares,Vieira,Monteiro,Cardoso,Rocha,Raposo,Neves,Coelho,Cruz,Cunha,Pires,Ramos,Reis,Simões,Antunes,Matos,Fonseca,Machado,Araújo,Barbosa,Tavares,Lourenço,Castro,Figueiredo,Azevedo,Freitas,Barros,Leite,Campos,Dias,Melo,Moura,Nascimento,Andrade,Batista,Borges,Brito,Camargo,Duarte,Esteves,Faria,Farias,Guimarães,Henriques,Lima,Macedo,Magalhães,Miranda,Morais,Nogueira,Pacheco,Paiva,Prado,Queiroz,Sampaio,Siqueira,Toledo,Valente,Vasconcelos,Xavier,da Silva,dos Santos,de Oliveira,da Costa,do Carmo",
		order: "two",
		languages: ["pt"],
		origins: "BR,PT,AO,CV,MZ",
	},
	dutch: {
		women:
			"Emma,Sanne,Lotte,Anouk,Femke,Marieke,Anneke,Iris,Eva,Lisa,Fleur,Esther,Ingrid,Linda,Marloes,Nienke,Roos,Saskia,Tessa,Willemijn,Yvonne,Hanneke,Ilse,Joke,Karin,Liesbeth,Maaike,Petra,Renske,Sofie,Veerle",
		men: "Jan,Pieter,Daan,Bram,Thijs,Lars,Ruben,Sander,Jeroen,Maarten,Wouter,Koen,Bas,Joris,Niels,Tom,Erik,Henk,Kees,Marcel,Patrick,Rob,Stijn,Tim,Willem,Dirk,Gert,Hans,Jasper,Luuk,Wim",
		families:
			"de Jong,Jansen,de Vries,van den Berg,van Dijk,Bakker,Janssen,Visser,Smit,Meijer,de Boer,Mulder,de Groot,Bos,Vos,Peters,Hendriks,van Leeuwen,Dekker,Brouwer,de Wit,Dijkstra,Smits,de Graaf,van der Meer,van der Linden,Kok,Jacobs,de Haan,Vermeulen,van den Heuvel,van der Veen,van den Broek,de Bruijn,de Bruin,van der Heijden,Schouten,van Beek,Willems,van Vliet,van de Ven,Hoekstra,Maas,Verhoeven,Koster,van Dam,van der Wal,Prins,Blom,Huisman,Peeters,Kuipers,van Veen,van Dongen,Veenstra,Kramer,van den Bosch,van der Meulen,Mol,Zwart,van der Laan,Martens,van de Pol,Postma,Tromp,Borst,Boon,van Doorn,Jonker,van der Velde,Willemsen,van Wijk,Groen,Gerritsen,Bosch,van Loon,van der Ploeg,de Ruiter,Molenaar,Boer,Claes,Maes,Wouters,Goossens,De Smet,Van Damme,Botha,van der Merwe",
		languages: ["nl"],
		origins: "NL,BE,SR",
	},
	russian: {
		women:
			"Anna,Elena,Olga,Natalia,Irina,Svetlana,Maria,Ekaterina,Tatiana,Yulia,Anastasia,Daria,Ksenia,Marina,Galina,Lyudmila,Victoria,Polina,Alina,Vera,Nadezhda,Larisa,Oksana,Evgenia,Valentina,Sofia,Margarita,Alexandra,Inna,Zoya,Raisa",
		men: "Alexander,Dmitry,Sergey,Andrey,Alexey,Mikhail,Ivan,Maxim,Nikolay,Pavel,Vladimir,Igor,Oleg,Roman,Konstantin,Viktor,Evgeny,Denis,Anton,Kirill,Ilya,Artem,Yuri,Boris,Grigory,Vadim,Ruslan,Stanislav,Timur,Leonid,Arkady",
		families:
			"Ivanov,Smirnov,Kuznetsov,Popov,Vasiliev,Petrov,Sokolov,Mikhailov,Novikov,Fedorov,Morozov,Volkov,Alekseev,Lebedev,Semenov,Egorov,Pavlov,Kozlov,Stepanov,Nikolaev,Orlov,Andreev,Makarov,Nikitin,Zakharov,Zaitsev,Solovyov,Borisov,Yakovlev,Grigoriev,Romanov,Vorobyov,Sergeev,Kuzmin,Frolov,Alexandrov,Dmitriev,Korolev,Gusev,Kiselev,Ilyin,Maksimov,Polyakov,Sorokin,Vinogradov,Kovalev,Belov,Medvedev,Antonov,Tarasov,Zhukov,Baranov,Filippov,Komarov,Davydov,Belyaev,Gerasimov,Bogdanov,Osipov,Sidorov,Matveev,Titov,Markov,Mironov,Krylov,Kulikov,Karpov,Vlasov,Melnikov,Denisov,Gavrilov,Tikhonov,Kazakov,Afanasiev,Danilov,Saveliev,Timofeev,Fomin,Chernov,Abramov,Martynov,Efimov,Fedotov,Shcherbakov,Nazarov,Kalinin,Isaev,Chernyshev,Bykov,Maslov,Rodionov,Konovalov",
		feminine: slavicFeminine,
		languages: ["ru"],
		origins: "RU,BY,KZ",
	},
	ukrainian: {
		women:
			"Olena,Oksana,Natalia,Iryna,Svitlana,Yulia,Kateryna,Tetiana,Olha,Halyna,Anastasiia,Daryna,Mariia,Sofiia,Viktoriia,Liudmyla,Nadiia,Solomiia,Zoriana,Bohdana",
		men: "Oleksandr,Serhii,Andrii,Volodymyr,Mykola,Dmytro,Oleh,Ihor,Vasyl,Taras,Bohdan,Yurii,Ivan,Petro,Roman,Maksym,Vitalii,Ostap,Danylo,Yaroslav",
		families:
			"Shevchenko,Kovalenko,Bondarenko,Tkachenko,Kravchenko,Oliynyk,Shevchuk,Koval,Polishchuk,Bondar,Tkachuk,Moroz,Marchenko,Lysenko,Rudenko,Savchenko,Petrenko,Kravchuk,Klymenko,Ponomarenko,Savchuk,Vasylenko,Karpenko,Melnyk,Kovalchuk,Havryliuk,Pavlenko,Levchenko,Panchenko,Romaniuk,Sydorenko,Kushnir,Mazur,Zaichenko,Hnatiuk,Yurchenko,Fedorenko,Bilous,Kostenko,Doroshenko,Zinchenko",
		languages: ["ru"],
		origins: "UA",
	},
	polish: {
		women:
			"Anna,Katarzyna,Magdalena,Agnieszka,Joanna,Małgorzata,Monika,Ewa,Aleksandra,Karolina,Natalia,Paulina,Justyna,Beata,Zofia,Hanna,Weronika,Iwona,Marta,Dorota",
		men: "Piotr,Krzysztof,Tomasz,Paweł,Marcin,Michał,Jakub,Grzegorz,Łukasz,Andrzej,Wojciech,Mateusz,Adam,Rafał,Kamil,Maciej,Bartosz,Jacek,Szymon,Zbigniew",
		families:
			"Nowak,Kowalski,Wiśniewski,Wójcik,Kowalczyk,Kamiński,Lewandowski,Zieliński,Szymański,Woźniak,Dąbrowski,Kozłowski,Jankowski,Mazur,Kwiatkowski,Krawczyk,Kaczmarek,Piotrowski,Grabowski,Zając,Pawłowski,Michalski,Król,Nowakowski,Wieczorek,Jabłoński,Wróbel,Majewski,Olszewski,Stępień,Malinowski,Jaworski,Adamczyk,Dudek,Nowicki,Pawlak,Górski,Witkowski,Walczak,Sikora,Baran,Rutkowski",
		feminine: (family) => (/[sc]ki$|dzki$/.test(family) ? `${family.slice(0, -1)}a` : family),
		languages: [],
		origins: "PL",
	},
	czech: {
		women:
			"Jana,Eva,Lenka,Kateřina,Lucie,Petra,Veronika,Markéta,Tereza,Barbora,Hana,Michaela,Zuzana,Martina,Alena,Monika,Klára,Ivana,Jitka,Eliška",
		men: "Jan,Petr,Jiří,Martin,Tomáš,Pavel,Jaroslav,Lukáš,Jakub,Ondřej,Michal,David,Marek,Vojtěch,Filip,Zdeněk,Radek,Štěpán,Juraj,Miroslav",
		families:
			"Novák,Svoboda,Novotný,Dvořák,Černý,Procházka,Kučera,Veselý,Horák,Němec,Pokorný,Pospíšil,Hájek,Jelínek,Král,Růžička,Beneš,Fiala,Sedláček,Doležal,Zeman,Kolář,Navrátil,Čermák,Vaněk,Urban,Blažek,Kříž,Kovář,Kratochvíl,Bartoš,Vlček,Polák,Musil,Kopecký,Šimek,Konečný,Malý,Holub,Staněk,Štěpánek",
		feminine: (family) => {
			if (family.endsWith("ý")) return `${family.slice(0, -1)}á`;
			if (family.endsWith("ek")) return `${family.slice(0, -2)}ková`;
			if (family.endsWith("ec")) return `${family.slice(0, -2)}cová`;
			if (family.endsWith("a")) return `${family.slice(0, -1)}ová`;
			return `${family}ová`;
		},
		languages: [],
		origins: "CZ,SK",
	},
	turkish: {
		women:
			"Ayşe,Fatma,Zeynep,Elif,Emine,Merve,Esra,Büşra,Selin,Derya,Gizem,Özlem,Sibel,Aylin,Hatice,Meryem,Şule,Pınar,Ebru,Gülşen,Nur,Leyla,Canan,Defne,Ece,İrem,Melis,Nazlı,Seda,Tuğba,Yasemin",
		men: "Mehmet,Mustafa,Ahmet,Ali,Hüseyin,Hasan,İbrahim,Osman,Yusuf,Murat,Emre,Burak,Can,Deniz,Cem,Serkan,Volkan,Tolga,Onur,Kerem,Barış,Kaan,Efe,Ömer,Selim,Tarık,Umut,Yiğit,Erdem,Halil,Levent",
		families:
			"Yılmaz,Kaya,Demir,Çelik,Şahin,Yıldız,Yıldırım,Öztürk,Aydın,Özdemir,Arslan,Doğan,Kılıç,Aslan,Çetin,Kara,Koç,Kurt,Özkan,Şimşek,Polat,Korkmaz,Çakır,Erdoğan,Güneş,Acar,Aksoy,Taş,Bulut,Güler,Yavuz,Ateş,Keskin,Sarı,Tekin,Avcı,Işık,Bozkurt,Ünal,Kaplan,Turan,Can,Güven,Coşkun,Duman,Uçar,Karaca,Tunç,Gül,Yalçın,Toprak,Ekinci,Karataş,Sönmez,Uysal,Deniz,Aktaş,Bayram,Durmaz,Kahraman,Özer,Şen,Tan,Uzun,Yüksel,Altın,Başaran,Cengiz,Dinç,Ergün,Gündüz,Karadağ,Mutlu,Önal,Pehlivan,Sezer,Tuncer,Uslu,Vural,Zengin,Akın,Bilgin",
		languages: [],
		origins: "TR",
	},
	arabic: {
		women:
			"Layla=ليلى,Fatima=فاطمة,Mariam=مريم,Nour=نور,Amal=أمل,Huda=هدى,Salma=سلمى,Rania=رانيا,Yasmin=ياسمين,Samira=سميرة,Aisha=عائشة,Zainab=زينب,Dina=دينا,Hanan=حنان,Rim=ريم,Sara=سارة,Lina=لينا,Nadia=نادية,Iman=إيمان,Khadija=خديجة,Sanaa=سناء,Hala=هالة,Mona=منى,Rana=رنا,Ghada=غادة,Abeer=عبير,Widad=وداد,Latifa=لطيفة,Jamila=جميلة,Suad=سعاد,Basma=بسمة",
		men: "Ahmed=أحمد,Mohammed=محمد,Omar=عمر,Youssef=يوسف,Ali=علي,Hassan=حسن,Khalid=خالد,Karim=كريم,Samir=سمير,Tariq=طارق,Ibrahim=إبراهيم,Mahmoud=محمود,Rashid=رشيد,Walid=وليد,Bilal=بلال,Hamza=حمزة,Faisal=فيصل,Nabil=نبيل,Ziad=زياد,Anwar=أنور,Bassam=بسام,Fadi=فادي,Hisham=هشام,Jamal=جمال,Marwan=مروان,Nasser=ناصر,Sami=سامي,Tamer=تامر,Yasin=ياسين,Adel=عادل,Mounir=منير",
		families:
			"Haddad=حداد,Khoury=خوري,Mansour=منصور,Nasser=ناصر,Saleh=صالح,Hamdan=حمدان,Khalil=خليل,Darwish=درويش,Najjar=نجار,Sabbagh=صباغ,Hijazi=حجازي,Shami=شامي,Halabi=حلبي,Masri=مصري,Baghdadi=بغدادي,Qasim=قاسم,Abbas=عباس,Aziz=عزيز,Bakri=بكري,Barakat=بركات,Fares=فارس,Farouk=فاروق,Ghanem=غانم,Habib=حبيب,Hakim=حكيم,Hamdi=حمدي,Hashem=هاشم,Ismail=إسماعيل,Jabr=جبر,Jaber=جابر,Kanaan=كنعان,Karam=كرم,Kassem=قاسم,Mahdi=مهدي,Maalouf=معلوف,Malki=مالكي,Mubarak=مبارك,Mustafa=مصطفى,Naim=نعيم,Nassar=نصار,Odeh=عودة,Othman=عثمان,Qadi=قاضي,Rahman=رحمن,Rashid=رشيد,Sabri=صبري,Sadiq=صادق,Said=سعيد,Salem=سالم,Salman=سلمان,Sharif=شريف,Suleiman=سليمان,Taha=طه,Tawfiq=توفيق,Yacoub=يعقوب,Yassin=ياسين,Younes=يونس,Zaki=زكي,Zaidan=زيدان,Al-Amin=الأمين,Al-Ansari=الأنصاري,Al-Fahim=الفهيم,Al-Hamadi=الحمادي,Al-Harbi=الحربي,Al-Hashimi=الهاشمي,Al-Jaziri=الجزيري,Al-Khatib=الخطيب,Al-Mansouri=المنصوري,Al-Mazrouei=المزروعي,Al-Najjar=النجار,Al-Otaibi=العتيبي,Al-Qahtani=القحطاني,Al-Rashidi=الراشدي,Al-Sayed=السيد,Al-Shamsi=الشامسي,Al-Suwaidi=السويدي,Al-Tamimi=التميمي,Al-Zahrani=الزهراني,Abdel Rahman=عبد الرحمن,Abu Salem=أبو سالم,Abu Zaid=أبو زيد,Bishara=بشارة",
		languages: ["ar"],
		origins: "SY,EG,IQ,LB,JO,SA,YE,SD,AE",
	},
	maghrebi: {
		women:
			"Fatima Zahra=فاطمة الزهراء,Khadija=خديجة,Amina=أمينة,Naïma=نعيمة,Samira=سميرة,Houda=هدى,Imane=إيمان,Salma=سلمى,Yasmine=ياسمين,Leïla=ليلى,Nadia=نادية,Karima=كريمة,Hanane=حنان,Meriem=مريم,Sonia=صونيا,Rym=ريم,Asma=أسماء,Hafsa=حفصة,Ghita=غيثة,Malika=مليكة",
		men: "Mohamed=محمد,Youssef=يوسف,Mehdi=مهدي,Karim=كريم,Rachid=رشيد,Hicham=هشام,Abdelkader=عبد القادر,Saïd=سعيد,Nabil=نبيل,Amine=أمين,Reda=رضا,Sofiane=سفيان,Bilal=بلال,Hamza=حمزة,Khaled=خالد,Mourad=مراد,Omar=عمر,Anis=أنيس,Driss=إدريس,Walid=وليد",
		families:
			"Benali=بن علي,Bouazza=بوعزة,Benjelloun=بنجلون,El Amrani=العمراني,El Idrissi=الإدريسي,Alaoui=العلوي,Tazi=التازي,Berrada=برادة,Chraibi=الشرايبي,Bennani=بناني,El Fassi=الفاسي,Lahlou=لحلو,Ouazzani=الوزاني,Filali=الفيلالي,Zerouali=الزروالي,Haddad=حداد,Mansouri=منصوري,Brahimi=براهيمي,Boudiaf=بوضياف,Cherif=شريف,Hamidi=حميدي,Khelifi=خليفي,Mebarki=مباركي,Saidi=سعيدي,Slimani=سليماني,Toumi=تومي,Trabelsi=الطرابلسي,Ben Salah=بن صالح,Ben Youssef=بن يوسف,Gharbi=الغربي,Jaziri=الجزيري,Mahjoub=محجوب,Mejri=ماجري,Sfar=صفر,Zouari=زواري,Belkacem=بلقاسم,Bensaid=بن سعيد,Bouzid=بوزيد,Hadj Ali=حاج علي,Larbi=العربي,Meziane=مزيان",
		languages: ["ar", "fr"],
		origins: "MA,DZ,TN",
	},
	persian: {
		women:
			"Maryam=مریم,Zahra=زهرا,Sara=سارا,Nasrin=نسرین,Parisa=پریسا,Shirin=شیرین,Niloufar=نیلوفر,Leila=لیلا,Mina=مینا,Azadeh=آزاده,Golnaz=گلناز,Mahsa=مهسا,Roya=رویا,Setareh=ستاره,Yasaman=یاسمن",
		men: "Reza=رضا,Ali=علی,Amir=امیر,Mehdi=مهدی,Hossein=حسین,Babak=بابک,Kaveh=کاوه,Farhad=فرهاد,Dariush=داریوش,Arash=آرش,Behnam=بهنام,Kamran=کامران,Navid=نوید,Omid=امید,Siavash=سیاوش",
		families:
			"Ahmadi=احمدی,Hosseini=حسینی,Mohammadi=محمدی,Rezaei=رضایی,Karimi=کریمی,Moradi=مرادی,Rahimi=رحیمی,Jafari=جعفری,Hashemi=هاشمی,Mousavi=موسوی,Ebrahimi=ابراهیمی,Ghasemi=قاسمی,Kazemi=کاظمی,Bagheri=باقری,Sadeghi=صادقی,Rostami=رستمی,Nazari=نظری,Shirazi=شیرازی,Tehrani=تهرانی,Esfahani=اصفهانی,Tabrizi=تبریزی,Farahani=فراهانی,Golzar=گلزار,Javadi=جوادی,Kamali=کمالی,Mirzaei=میرزایی,Nikzad=نیکزاد,Parvizi=پرویزی,Rahmani=رحمانی,Salehi=صالحی,Shahidi=شهیدی,Tavakoli=توکلی,Vaziri=وزیری,Yazdani=یزدانی,Zamani=زمانی,Abbasi=عباسی,Amini=امینی,Daneshvar=دانشور,Etemadi=اعتمادی,Fazeli=فاضلی",
		languages: [],
		origins: "IR,AF",
	},
	hebrew: {
		women:
			"Noa=נועה,Tamar=תמר,Maya=מאיה,Yael=יעל,Michal=מיכל,Shira=שירה,Adi=עדי,Talia=טליה,Rachel=רחל,Ruth=רות,Hila=הילה,Efrat=אפרת,Orly=אורלי,Galit=גלית,Dana=דנה",
		men: "David=דוד,Yosef=יוסף,Daniel=דניאל,Itai=איתי,Noam=נועם,Amit=עמית,Eitan=איתן,Uri=אורי,Yonatan=יונתן,Avi=אבי,Moshe=משה,Gil=גיל,Ronen=רונן,Oren=אורן,Yair=יאיר",
		families:
			"Cohen=כהן,Levi=לוי,Mizrahi=מזרחי,Peretz=פרץ,Biton=ביטון,Dahan=דהן,Avraham=אברהם,Friedman=פרידמן,Malka=מלכה,Azoulay=אזולאי,Katz=כץ,Yosef=יוסף,David=דוד,Amar=עמר,Ohayon=אוחיון,Hadad=חדד,Gabay=גבאי,Ben David=בן דוד,Adler=אדלר,Segal=סגל,Shapiro=שפירא,Golan=גולן,Barak=ברק,Regev=רגב,Sharabi=שרעבי,Tzur=צור,Carmi=כרמי,Harel=הראל,Eyal=אייל,Dayan=דיין,Navon=נבון,Oz=עוז,Paz=פז,Rosen=רוזן,Shalev=שלו,Tal=טל,Weiss=וייס,Yaron=ירון,Zamir=זמיר,Alon=אלון",
		languages: [],
		origins: "IL",
	},
	northIndian: {
		women:
			"Priya,Anjali,Neha,Pooja,Kavita,Sunita,Shreya,Aishwarya,Divya,Ritu,Nisha,Deepika,Swati,Meera,Radhika,Sneha,Ananya,Isha,Tanvi,Rashmi,Archana,Shalini,Vandana,Aarti,Preeti,Komal,Megha,Pallavi,Sakshi,Bhavna,Hetal",
		men: "Rahul,Amit,Rajesh,Sanjay,Vikram,Arjun,Anil,Sunil,Rohan,Nikhil,Ashok,Manish,Deepak,Vivek,Alok,Gaurav,Karan,Abhishek,Aditya,Pranav,Rakesh,Mukesh,Suresh,Harsh,Kunal,Siddharth,Tarun,Varun,Yash,Jignesh,Devendra",
		families:
			"Sharma,Verma,Gupta,Agarwal,Mishra,Tiwari,Pandey,Singh,Yadav,Chauhan,Joshi,Patel,Shah,Mehta,Desai,Trivedi,Bhatt,Dave,Parekh,Modi,Amin,Jain,Bansal,Goel,Mittal,Garg,Khanna,Kapoor,Malhotra,Chopra,Arora,Bhatia,Sethi,Saxena,Srivastava,Mathur,Bhatnagar,Kulkarni,Deshpande,Joglekar,Patil,Jadhav,Pawar,Shinde,More,Gaikwad,Kale,Apte,Gokhale,Phadke,Rane,Sawant,Rathore,Shekhawat,Rawat,Negi,Bisht,Thakur,Chaudhary,Dubey,Dwivedi,Shukla,Tripathi,Upadhyay,Vyas,Purohit,Solanki,Parmar,Makwana,Vaghela,Bhardwaj,Kaushik,Vashisht,Ahuja,Anand,Bakshi,Chawla,Dhawan,Kohli,Mehra,Nanda,Oberoi,Puri,Sabharwal,Tandon,Vohra",
		languages: ["hi"],
		origins: "IN,NP",
	},
	southIndian: {
		women:
			"Lakshmi,Revathi,Kavitha,Anitha,Deepa,Meenakshi,Padma,Saraswathi,Vidya,Geetha,Sujatha,Asha,Bhavani,Chitra,Gayathri,Harini,Indira,Janaki,Nithya,Shanthi",
		men: "Karthik,Suresh,Ramesh,Senthil,Arun,Balaji,Ganesh,Harish,Jayakumar,Krishna,Mahesh,Naveen,Prakash,Raghu,Sathish,Srinivas,Thomas,Venkatesh,Vijay,Anand",
		families:
			"Iyer,Iyengar,Nair,Menon,Pillai,Reddy,Rao,Naidu,Krishnan,Subramanian,Raman,Venkataraman,Ramaswamy,Natarajan,Chandrasekaran,Sundaram,Rajagopal,Balakrishnan,Gopalan,Kurian,Mathew,Varghese,Thomas,George,Cherian,Panicker,Kurup,Nambiar,Shetty,Hegde,Kamath,Pai,Bhat,Gowda,Murthy,Prasad,Varma,Chetty,Murugan,Selvam,Arumugam,Perera,Fernando",
		languages: ["hi"],
		origins: "IN,LK",
	},
	punjabi: {
		women:
			"Harpreet,Gurpreet,Simran,Jasleen,Manpreet,Navdeep,Amandeep,Rupinder,Kiran,Jaspreet,Sukhjit,Baljit,Davinder,Kamaljit,Parminder",
		men: "Gurdeep,Harjit,Jaswinder,Kuldeep,Manjit,Paramjit,Rajinder,Sukhwinder,Tejinder,Balwinder,Amrit,Inderjit,Jagdeep,Ravinder,Surinder",
		families:
			"Gill,Dhillon,Sandhu,Sidhu,Grewal,Brar,Mann,Bains,Dhaliwal,Randhawa,Aulakh,Bajwa,Virk,Sekhon,Toor,Cheema,Chahal,Deol,Hundal,Johal,Kang,Khaira,Maan,Nagra,Pannu,Rai,Sahota,Sangha,Sohal,Takhar,Uppal,Walia,Bedi,Sodhi,Kohli,Anand,Ahluwalia,Chadha,Kalra,Narula",
		languages: ["hi"],
		origins: "IN",
	},
	bengali: {
		women:
			"Nusrat,Farhana,Sharmin,Tahmina,Rumana,Nasrin,Sabina,Shirin,Tania,Ayesha,Anindita,Moumita,Sohini,Paromita,Rituparna",
		men: "Rafiqul,Shahidul,Mizanur,Kamrul,Anisur,Tanvir,Imran,Arif,Zahid,Nazmul,Subrata,Anirban,Sourav,Debashis,Abhijit",
		families:
			"Rahman,Islam,Hossain,Ahmed,Chowdhury,Khan,Uddin,Alam,Haque,Miah,Sarkar,Bhuiyan,Talukdar,Akter,Begum,Karim,Siddique,Mahmud,Kabir,Hasan,Banerjee,Chatterjee,Mukherjee,Ganguly,Bhattacharya,Das,Dutta,Ghosh,Bose,Sen,Roy,Mitra,Saha,Paul,Majumdar,Nandi,Kundu,Pal,Biswas,Mondal",
		languages: ["hi"],
		origins: "BD,IN",
	},
	pakistani: {
		women: "Ayesha,Sana,Hina,Fatima,Saima,Rabia,Mehwish,Sadia,Amna,Zara,Bushra,Nida,Maria,Kiran,Uzma,Shazia",
		men: "Usman,Bilal,Imran,Ahmed,Hamza,Faisal,Kashif,Asif,Tariq,Adeel,Zeeshan,Salman,Junaid,Shahid,Waqas,Nadeem",
		families:
			"Khan,Malik,Butt,Chaudhry,Sheikh,Qureshi,Siddiqui,Mirza,Baig,Hussain,Shah,Rizvi,Naqvi,Zaidi,Abbasi,Akhtar,Ansari,Arshad,Aslam,Bhatti,Cheema,Dar,Farooqi,Gondal,Hashmi,Iqbal,Javed,Kazmi,Khokhar,Lodhi,Memon,Mughal,Niazi,Pasha,Rana,Raza,Saeed,Tariq,Warraich,Yousafzai,Durrani,Afridi",
		languages: [],
		origins: "PK",
	},
	chinese: {
		women:
			"Fang=芳,Min=敏,Jing=静,Li=丽,Na=娜,Yan=艳,Juan=娟,Xia=霞,Lan=兰,Mei=梅,Xue=雪,Ying=英,Hui=慧,Yun=云,Qian=倩,Ting=婷,Xiaohong=晓红,Yuting=雨婷,Siyu=思雨,Jiayi=佳怡,Xinyi=欣怡,Mengyao=梦瑶,Ruoxi=若溪,Wenjing=文静,Shuyi=淑仪,Lihua=丽华,Yumei=玉梅,Xiuying=秀英,Jiahui=佳慧,Qiaoling=巧玲,Zihan=子涵",
		men: "Wei=伟,Qiang=强,Lei=磊,Jun=军,Yong=勇,Jie=杰,Tao=涛,Ming=明,Chao=超,Gang=刚,Ping=平,Hui=辉,Peng=鹏,Bin=斌,Hao=浩,Kai=凯,Jianguo=建国,Jianhua=建华,Zhiqiang=志强,Haoran=浩然,Zihao=子豪,Yuxuan=宇轩,Wenbo=文博,Tianyu=天宇,Mingze=明泽,Guohua=国华,Xiaoming=晓明,Zhenyu=振宇,Rui=睿,Chenxi=晨曦,Junjie=俊杰",
		families:
			"Wang=王,Li=李,Zhang=张,Liu=刘,Chen=陈,Yang=杨,Zhao=赵,Huang=黄,Zhou=周,Wu=吴,Xu=徐,Sun=孙,Hu=胡,Zhu=朱,Gao=高,Lin=林,He=何,Guo=郭,Ma=马,Luo=罗,Liang=梁,Song=宋,Zheng=郑,Xie=谢,Han=韩,Tang=唐,Feng=冯,Yu=于,Dong=董,Xiao=萧,Cheng=程,Cao=曹,Yuan=袁,Deng=邓,Xu=许,Fu=傅,Shen=沈,Zeng=曾,Peng=彭,Lü=吕,Su=苏,Lu=卢,Jiang=蒋,Cai=蔡,Jia=贾,Ding=丁,Wei=魏,Xue=薛,Ye=叶,Yan=阎,Yu=余,Pan=潘,Du=杜,Dai=戴,Xia=夏,Zhong=钟,Wang=汪,Tian=田,Ren=任,Jiang=姜,Fan=范,Fang=方,Shi=石,Yao=姚,Tan=谭,Liao=廖,Zou=邹,Xiong=熊,Jin=金,Lu=陆,Hao=郝,Kong=孔,Bai=白,Cui=崔,Kang=康,Mao=毛,Qiu=邱,Qin=秦,Jiang=江,Shi=史,Gu=顾,Hou=侯,Shao=邵,Meng=孟,Ouyang=欧阳,Situ=司徒",
		order: "first",
		languages: ["zh"],
		origins: "CN,TW",
	},
	cantonese: {
		women:
			"Ka Yan=嘉欣,Mei Ling=美玲,Wing Yan=詠欣,Hoi Ching=凱晴,Suk Yee=淑儀,Yuk Lan=玉蘭,Sau Ying=秀英,Pui Shan=珮珊,Lai Kuen=麗娟,Tsz Ching=子晴,Man Wai=敏慧,Wai Han=慧嫻,Kit Ying=潔瑩,Sze Wing=思穎,Yin Ting=彥婷",
		men: "Chi Keung=志強,Wai Ming=偉明,Ka Ho=家豪,Chun Kit=俊傑,Tsz Hin=子軒,Kwok Wah=國華,Man Fai=文輝,Siu Ming=小明,Ho Yin=浩然,Yiu Wing=耀榮,Kin Man=健文,Lok Hang=樂恆,Pak Ho=柏豪,Wing Kei=永基,Kam Tong=錦棠",
		families:
			"Chan=陳,Wong=黃,Lee=李,Leung=梁,Cheung=張,Lau=劉,Ng=吳,Lam=林,Ho=何,Cheng=鄭,Yeung=楊,Tang=鄧,Kwok=郭,Chow=周,Tsang=曾,Mak=麥,Tse=謝,Fung=馮,Yip=葉,Hui=許,Lo=羅,Choi=蔡,Poon=潘,Kwong=鄺,Siu=蕭,Tam=譚,Yuen=袁,So=蘇,Lai=黎,Law=羅,To=杜,Yu=余,Mok=莫,Pang=彭,Hung=洪,Chiu=趙,Au=歐,Kan=簡,Lui=呂,Suen=孫,Wan=溫,Au Yeung=歐陽",
		order: "first",
		languages: ["zh", "en"],
		origins: "HK",
	},
	japanese: {
		women:
			"Yuko=裕子,Keiko=恵子,Akiko=明子,Haruka=遥,Misaki=美咲,Sakura=桜,Yui=結衣,Aoi=葵,Hina=陽菜,Emi=恵美,Naomi=直美,Tomoko=智子,Kaori=香織,Mayumi=真由美,Megumi=恵,Rie=理恵,Miki=美紀,Asuka=明日香,Chihiro=千尋,Nanami=七海,Ayaka=彩香,Natsuki=夏希,Yoko=洋子,Junko=純子,Michiko=美智子,Saori=沙織,Mai=舞,Kana=加奈,Eriko=恵理子,Fumiko=文子,Izumi=泉",
		men: "Takashi=隆,Hiroshi=浩,Kenji=健二,Daisuke=大輔,Takuya=拓也,Shota=翔太,Kazuki=和樹,Yuta=雄太,Ryo=亮,Kenta=健太,Makoto=誠,Satoshi=聡,Naoki=直樹,Tetsuya=哲也,Koji=浩司,Akira=明,Masato=正人,Shinji=真司,Haruto=陽翔,Sota=颯太,Yusuke=祐介,Jun=純,Osamu=修,Minoru=実,Tsutomu=勉,Ichiro=一郎,Ken=健,Kazuo=和夫,Shigeru=茂,Tomohiro=智弘,Ryusuke=龍介",
		families:
			"Sato=佐藤,Suzuki=鈴木,Takahashi=高橋,Tanaka=田中,Watanabe=渡辺,Ito=伊藤,Yamamoto=山本,Nakamura=中村,Kobayashi=小林,Kato=加藤,Yoshida=吉田,Yamada=山田,Sasaki=佐々木,Yamaguchi=山口,Matsumoto=松本,Inoue=井上,Kimura=木村,Hayashi=林,Saito=斎藤,Shimizu=清水,Yamazaki=山崎,Mori=森,Ikeda=池田,Hashimoto=橋本,Abe=阿部,Ishikawa=石川,Yamashita=山下,Nakajima=中島,Ogawa=小川,Ishii=石井,Maeda=前田,Fujita=藤田,Okada=岡田,Goto=後藤,Hasegawa=長谷川,Murakami=村上,Kondo=近藤,Ishida=石田,Sakamoto=坂本,Endo=遠藤,Aoki=青木,Fujii=藤井,Nishimura=西村,Fukuda=福田,Ota=太田,Miura=三浦,Okamoto=岡本,Fujiwara=藤原,Matsuda=松田,Nakagawa=中川,Nakano=中野,Harada=原田,Ono=小野,Tamura=田村,Takeuchi=竹内,Kaneko=金子,Wada=和田,Nakayama=中山,Ishihara=石原,Ueda=上田,Morita=森田,Hara=原,Shibata=柴田,Sakai=酒井,Kudo=工藤,Yokoyama=横山,Miyazaki=宮崎,Miyamoto=宮本,Uchida=内田,Takagi=高木,Ando=安藤,Shimada=島田,Taniguchi=谷口,Ohno=大野,Imai=今井,Takada=高田,Maruyama=丸山,Kono=河野,Fujimoto=藤本,Murata=村田,Takeda=武田,Ueno=上野,Sugiyama=杉山,Masuda=増田,Hirano=平野",
		order: "first",
		languages: ["ja"],
		origins: "JP",
	},
	korean: {
		women:
			"Ji-woo=지우,Seo-yeon=서연,Min-ji=민지,Soo-jin=수진,Eun-ji=은지,Hye-jin=혜진,Ji-hye=지혜,Yu-na=유나,Ha-eun=하은,Mi-kyung=미경,Young-hee=영희,Bo-ra=보라,Da-som=다솜,Hyun-joo=현주,Ye-jin=예진",
		men: "Min-jun=민준,Seo-jun=서준,Ji-hoon=지훈,Hyun-woo=현우,Dong-hyun=동현,Sung-min=성민,Joon-ho=준호,Jae-won=재원,Tae-young=태영,Sang-hoon=상훈,Young-soo=영수,Kyung-ho=경호,Woo-jin=우진,Seung-hyun=승현,Do-yun=도윤",
		families:
			"Kim=김,Lee=이,Park=박,Choi=최,Jung=정,Kang=강,Cho=조,Yoon=윤,Jang=장,Lim=임,Han=한,Oh=오,Seo=서,Shin=신,Kwon=권,Hwang=황,Ahn=안,Song=송,Jeon=전,Hong=홍,Yoo=유,Ko=고,Moon=문,Yang=양,Son=손,Bae=배,Baek=백,Heo=허,Nam=남,Shim=심,Noh=노,Ha=하,Kwak=곽,Sung=성,Cha=차,Joo=주,Woo=우,Koo=구,Min=민,Na=나,Jin=진,Ji=지",
		order: "first",
		languages: [],
		origins: "KR",
	},
	vietnamese: {
		women:
			"Thị Lan,Thị Hương,Thu Hà,Minh Anh,Thanh Thảo,Ngọc Bích,Thị Mai,Phương Linh,Bảo Ngọc,Kim Chi,Thúy Hằng,Quỳnh Anh,Thùy Dung,Hồng Nhung,Diệu Linh",
		men: "Văn Nam,Minh Tuấn,Quang Huy,Đức Anh,Hoàng Long,Văn Hùng,Thanh Sơn,Quốc Bảo,Tuấn Kiệt,Hữu Phước,Ngọc Sơn,Trọng Nghĩa,Văn Dũng,Anh Khoa,Thành Đạt",
		families:
			"Nguyễn,Trần,Lê,Phạm,Hoàng,Huỳnh,Phan,Vũ,Võ,Đặng,Bùi,Đỗ,Hồ,Ngô,Dương,Lý,Đinh,Đoàn,Lâm,Mai,Trương,Trịnh,Đào,Cao,Tô,Hà,Châu,Tạ,Thái,Lương,Quách,Vương,Phùng,Lưu,Kiều,Tăng,Chu,Nghiêm,Triệu,La",
		order: "first",
		languages: [],
		origins: "VN",
	},
	filipino: {
		women:
			"Maria Cristina,Angelica,Jasmine,Rosalie,Maricel,Liza,Grace,Joy,Divina,Luzviminda,Katrina,Bianca,Carmela,Imelda,Rowena",
		men: "Jose,Mark Anthony,John Paul,Ramon,Rodel,Jericho,Arnel,Benjie,Danilo,Ernesto,Rommel,Paolo,Miguel,Vicente,Reynaldo",
		families:
			"Santos,Reyes,Cruz,Bautista,Ocampo,Garcia,Mendoza,Torres,Tolentino,Castillo,Villanueva,Ramos,Aquino,Dela Cruz,Del Rosario,Dimaculangan,Macaraeg,Pangilinan,Salonga,Manalo,Panganiban,Magsaysay,Lacson,Soriano,Valdez,Navarro,Evangelista,Catacutan,Bernardo,Alcantara,Dizon,Lim,Tan,Sy,Go,Batungbakal,Agbayani,Galang,Sarmiento,Umali",
		languages: ["en"],
		origins: "PH",
	},
	yoruba: {
		women:
			"Adebisi,Folake,Yetunde,Titilayo,Omolara,Abimbola,Funmilayo,Ayodele,Bukola,Temitope,Oluwaseun,Damilola,Ronke,Simisola,Kehinde",
		men: "Adewale,Babatunde,Olumide,Segun,Femi,Kayode,Tunde,Gbenga,Rotimi,Dele,Kunle,Taiwo,Wale,Lanre,Biodun",
		families:
			"Adebayo,Adeyemi,Ogunleye,Okunola,Olawale,Adeleke,Akinola,Oyelaran,Balogun,Bankole,Fashola,Ogunbiyi,Oladipo,Olatunji,Onifade,Oyewole,Sowande,Adewumi,Akande,Ajayi,Alabi,Awolowo,Ayodeji,Babalola,Coker,Dosunmu,Falana,Idowu,Kuti,Lawal,Makinde,Odukoya,Ojo,Okeowo,Salami,Shonibare,Soyinka,Williams,Ogundipe,Adesina",
		languages: ["en"],
		origins: "NG",
	},
	igbo: {
		women:
			"Ngozi,Chidinma,Adaeze,Ifeoma,Nkechi,Amaka,Chioma,Uche,Obiageli,Oluchi,Ebele,Kelechi,Nneka,Ugochi,Somtochukwu",
		men: "Chukwuemeka,Obinna,Ikenna,Emeka,Chinedu,Ifeanyi,Kenechukwu,Nnamdi,Okechukwu,Uchenna,Chibuzo,Ebuka,Tobenna,Ugochukwu,Onyekachi",
		families:
			"Okafor,Eze,Nwosu,Okeke,Obi,Nwankwo,Onyeka,Okoro,Chukwu,Nwachukwu,Igwe,Anyanwu,Mbah,Ude,Nnadi,Onwuka,Okonkwo,Ezeigbo,Iwu,Ekwueme,Azikiwe,Ojukwu,Nzeribe,Uzor,Ugwu,Ogbonna,Agu,Aneke,Ani,Asogwa,Chukwuma,Duru,Egbuna,Ibe,Kalu,Madu,Njoku,Odili,Opara,Umeh",
		languages: ["en"],
		origins: "NG",
	},
	ghanaian: {
		women: "Akosua,Ama,Abena,Efua,Adwoa,Esi,Afia,Yaa,Akua,Araba,Maame,Dzifa,Gifty,Naana,Serwaa",
		men: "Kwame,Kofi,Kwasi,Yaw,Kojo,Kwabena,Kwaku,Ebo,Fiifi,Nii,Selorm,Edem,Kwadwo,Nana,Paa",
		families:
			"Mensah,Owusu,Boateng,Asante,Osei,Appiah,Agyeman,Antwi,Amoah,Opoku,Acheampong,Adjei,Addo,Annan,Ansah,Asamoah,Awuah,Baah,Badu,Bonsu,Danquah,Darko,Donkor,Frimpong,Gyasi,Kwarteng,Lartey,Nkrumah,Ofori,Oppong,Quaye,Quartey,Sarpong,Tetteh,Tandoh,Yeboah,Amponsah,Amankwah,Dapaah,Essien",
		languages: ["en"],
		origins: "GH",
	},
	eastAfrican: {
		women:
			"Wanjiru,Njeri,Wambui,Achieng,Akinyi,Atieno,Grace,Mercy,Faith,Esther,Nekesa,Chebet,Jerop,Makena,Neema,Zawadi,Amani",
		men: "Kamau,Mwangi,Otieno,Ochieng,Kiprop,Kipchumba,Brian,Kevin,Dennis,Joseph,Peter,Juma,Baraka,Musa,Wafula,Mutua,Njoroge",
		families:
			"Kariuki,Njoroge,Kimani,Maina,Waweru,Ndungu,Githinji,Odhiambo,Onyango,Owino,Okoth,Ouma,Wekesa,Barasa,Simiyu,Kiptoo,Cheruiyot,Rotich,Koech,Korir,Mutiso,Musyoka,Muthoni,Kilonzo,Mwenda,Kirui,Langat,Nyambura,Gathoni,Mbugua,Macharia,Mugisha,Okello,Nsubuga,Ssemwogerere,Tumusiime,Mwakasege,Mushi,Massawe,Uwimana,Niyonzima,Habimana",
		languages: ["en"],
		origins: "KE,UG,TZ,RW",
	},
	ethiopian: {
		women: "Tigist,Selamawit,Hiwot,Meseret,Almaz,Bethlehem,Saba,Mekdes,Rahel,Eden,Genet,Senait,Helen,Feven,Mahlet",
		men: "Abebe,Dawit,Yonas,Tesfaye,Solomon,Getachew,Bereket,Henok,Samuel,Girma,Mulugeta,Kebede,Tewodros,Biniam,Ermias",
		families:
			"Tadesse,Bekele,Alemu,Haile,Desta,Tesfaye,Gebre,Wolde,Mengistu,Assefa,Kebede,Girma,Lemma,Negash,Worku,Abera,Demissie,Teshome,Ayele,Gebremedhin,Hagos,Kidane,Tekle,Berhe,Woldemariam,Habte,Ghebremeskel,Mekonnen,Shiferaw,Tilahun,Yohannes,Zewdie,Fikre,Getahun,Admasu,Belay,Eshetu,Fantaye,Hailu,Seyoum",
		languages: ["en"],
		origins: "ET,ER",
	},
	somali: {
		women: "Hodan,Ifrah,Sahra,Halima,Fadumo,Ayaan,Nimco,Hibaq,Amina,Khadra,Ladan,Maryan,Sagal,Zamzam,Deqa",
		men: "Abdi,Mohamed,Ismail,Liban,Guled,Yusuf,Hassan,Mahad,Abdirahman,Bashir,Farah,Jama,Khalif,Mukhtar,Warsame",
		families:
			"Abdullahi,Ali,Farah,Warsame,Hussein,Omar,Mohamud,Nur,Osman,Jama,Aden,Egal,Duale,Abshir,Guled,Hersi,Isse,Jibril,Elmi,Roble,Samatar,Shire,Sheikh,Yusuf,Ahmed,Barre,Dirie,Gedi,Haji,Ibrahim,Khalif,Liban,Mire,Mumin,Muse,Salad,Siad,Sugulle,Waberi,Gaal",
		languages: ["ar", "en"],
		origins: "SO,DJ",
	},
	westAfrican: {
		women:
			"Aminata,Fatou,Mariama,Aïssatou,Awa,Ndèye,Coumba,Khady,Rokhaya,Adjoua,Affoué,Mariam,Oumou,Kadiatou,Ramata,Bintou",
		men: "Mamadou,Ousmane,Moussa,Ibrahima,Cheikh,Abdoulaye,Amadou,Boubacar,Souleymane,Seydou,Kouassi,Koffi,Yao,Bakary,Lamine,Modou",
		families:
			"Diop,Ndiaye,Fall,Diallo,Ba,Sow,Sy,Gueye,Faye,Sarr,Seck,Mbaye,Cissé,Touré,Traoré,Coulibaly,Keïta,Konaté,Diarra,Sidibé,Kouyaté,Camara,Sylla,Bah,Barry,Condé,Kouamé,Kouadio,Koné,Ouattara,Bamba,Ouédraogo,Sawadogo,Compaoré,Kaboré,Ilboudo,Dembélé,Sissoko,Mensah,Agbodjan,Hounsou,Tchamba",
		languages: ["fr"],
		origins: "SN,CI,ML,GN,BF",
	},
	centralAfrican: {
		women:
			"Marie-Claire,Béatrice,Chantal,Solange,Francine,Grâce,Nadège,Clarisse,Espérance,Odette,Rosine,Carine,Brigitte,Joséphine,Merveille",
		men: "Jean-Pierre,Christian,Patrice,Serge,Hervé,Guy,Alain,Emmanuel,Fabrice,Didier,Blaise,Dieudonné,Trésor,Célestin,Achille",
		families:
			"Mbuyi,Kabongo,Ilunga,Kasongo,Tshibangu,Mutombo,Mukendi,Kalala,Lumbala,Ngoy,Mwamba,Banza,Kabila,Kanza,Makiese,Nsimba,Mbemba,Mabiala,Moukoko,Nganga,Essomba,Mbarga,Ndongo,Atangana,Owona,Fotso,Kamdem,Ngono,Tchoumi,Njoya,Eto,Biya,Abega,Obame,Mba,Ondo,Nguema,Moussavou,Bongo,Makaya",
		languages: ["fr"],
		origins: "CD,CM,CG,GA",
	},
	southernAfrican: {
		women:
			"Thandiwe,Nomvula,Lindiwe,Zanele,Nokuthula,Tendai,Rudo,Chipo,Lerato,Palesa,Naledi,Boitumelo,Ayanda,Busisiwe,Nandi",
		men: "Sipho,Thabo,Bongani,Themba,Mandla,Tatenda,Farai,Tawanda,Kagiso,Tshepo,Lwazi,Sizwe,Kudzai,Mpho,Vusi",
		families:
			"Dlamini,Nkosi,Ndlovu,Khumalo,Mokoena,Sithole,Zulu,Mthembu,Mahlangu,Buthelezi,Cele,Gumede,Hadebe,Mabaso,Maseko,Mkhize,Molefe,Motaung,Naidoo,Ngcobo,Ntuli,Radebe,Shabalala,Tshabalala,Xaba,Zungu,Moyo,Chikwanda,Mutasa,Chirwa,Banda,Phiri,Mwale,Zimba,Tembo,Mukwaya,Nyathi,Makoni,Gwatidzo,Mapfumo",
		languages: ["en"],
		origins: "ZA,ZW,ZM",
	},
	anglo: {
		women:
			"Emily,Sarah,Jessica,Rebecca,Laura,Hannah,Charlotte,Olivia,Amy,Katherine,Rachel,Megan,Lauren,Jennifer,Elizabeth,Michelle,Amanda,Stephanie,Nicole,Heather,Victoria,Alison,Fiona,Claire,Helen,Joanna,Margaret,Susan,Julia,Grace,Diane",
		men: "James,John,Michael,David,Robert,William,Daniel,Matthew,Christopher,Andrew,Thomas,Joseph,Benjamin,Samuel,Mark,Paul,Stephen,Peter,Richard,Jonathan,Simon,Kevin,Brian,Patrick,Edward,Charles,George,Nathan,Adam,Timothy,Ian",
		families:
			"Smith,Jones,Williams,Brown,Taylor,Davies,Wilson,Evans,Thomas,Johnson,Roberts,Walker,Wright,Robinson,Thompson,White,Hughes,Edwards,Green,Hall,Wood,Harris,Lewis,Martin,Jackson,Clarke,Clark,Turner,Hill,Scott,Cooper,Morris,Ward,Moore,King,Watson,Baker,Harrison,Morgan,Patel,Young,Allen,Mitchell,James,Anderson,Phillips,Lee,Bell,Parker,Davis,Bennett,Miller,Cook,Shaw,Cox,Carter,Murphy,O'Brien,Kelly,Ryan,Walsh,O'Sullivan,Byrne,Campbell,Stewart,MacDonald,Murray,Reid,Ross,Graham,Hamilton,Collins,Foster,Gray,Griffin,Hayes,Howard,Jenkins,Long,Nelson,Perry,Powell,Price,Reed,Rogers,Russell,Sanders,Sullivan,Washington,Wallace,Fitzgerald,St. Clair",
		languages: ["en"],
		origins: "GB,US,IE,AU,CA",
	},
	nordic: {
		women:
			"Anna,Karin,Ingrid,Astrid,Sofia,Emma,Linnea,Maja,Elin,Kristina,Malin,Sigrid,Solveig,Freja,Mette,Lone,Hanne,Marit,Kirsten,Ragnhild",
		men: "Lars,Erik,Anders,Johan,Magnus,Nils,Fredrik,Henrik,Mikkel,Rasmus,Søren,Jens,Kristian,Bjørn,Ole,Olav,Håkon,Gustav,Oskar,Sven",
		families:
			"Andersson,Johansson,Karlsson,Nilsson,Eriksson,Larsson,Olsson,Persson,Svensson,Gustafsson,Lindberg,Lindström,Bergström,Lundgren,Sandberg,Nyström,Holm,Ekström,Sjöberg,Hansen,Jensen,Nielsen,Pedersen,Andersen,Christensen,Larsen,Sørensen,Rasmussen,Jørgensen,Madsen,Johansen,Olsen,Berg,Haugen,Hagen,Solberg,Dahl,Lund,Strand,Bakken,Moen,Kristiansen",
		languages: ["en"],
		origins: "SE,NO,DK",
	},
	finnish: {
		women: "Aino,Anna,Elina,Hanna,Johanna,Kaisa,Laura,Leena,Maria,Minna,Päivi,Riikka,Sari,Tiina,Katri",
		men: "Antti,Juha,Mikko,Jari,Matti,Ville,Jussi,Timo,Petri,Pekka,Lauri,Eero,Olli,Heikki,Tuomas",
		families:
			"Korhonen,Virtanen,Mäkinen,Nieminen,Mäkelä,Hämäläinen,Laine,Heikkinen,Koskinen,Järvinen,Lehtonen,Lehtinen,Saarinen,Salminen,Heinonen,Niemi,Heikkilä,Kinnunen,Salonen,Turunen,Laitinen,Tuominen,Rantanen,Karjalainen,Jokinen,Mattila,Savolainen,Lahtinen,Ahonen,Ojala,Leppänen,Väisänen,Hiltunen,Kallio,Leinonen,Miettinen,Pitkänen,Aaltonen,Manninen,Koivisto",
		languages: ["en"],
		origins: "FI",
	},
	baltic: {
		women: "Inga,Rasa,Jurga,Eglė,Austėja,Ieva,Līga,Ilze,Anete,Dace,Kristīne,Kadri,Liis,Maarja,Kersti",
		men: "Jonas,Tomas,Mantas,Darius,Andrius,Jānis,Andris,Mārtiņš,Edgars,Raivis,Tõnu,Marko,Rein,Priit,Indrek",
		families:
			"Petraitis,Jankūnas,Balčius,Butkus,Norkus,Urbonas,Stankus,Žukas,Gailius,Rimkus,Bērziņš,Kalniņš,Ozoliņš,Liepiņš,Krūmiņš,Zariņš,Eglītis,Balodis,Vītols,Lapiņš,Tamm,Saar,Mägi,Sepp,Kask,Kukk,Rebane,Ilves,Pärn,Koppel,Kallas,Luik,Oja,Lepik,Raud,Kuusk,Vaher,Lõhmus,Pihlak,Teder",
		languages: ["ru", "en"],
		origins: "LT,LV,EE",
	},
	greek: {
		women:
			"Maria,Eleni,Katerina,Georgia,Sofia,Anna,Ioanna,Dimitra,Vasiliki,Christina,Despina,Angeliki,Konstantina,Eirini,Theodora",
		men: "Giorgos,Dimitris,Kostas,Yannis,Nikos,Panagiotis,Vasilis,Christos,Thanasis,Michalis,Alexandros,Andreas,Stelios,Spyros,Petros",
		families:
			"Papadopoulos,Vlachos,Angelopoulos,Nikolaidis,Georgiou,Petrou,Ioannidis,Dimitriou,Makris,Konstantinidis,Samaras,Pappas,Karagiannis,Antoniou,Economou,Papageorgiou,Katsaros,Theodorou,Alexiou,Vasileiou,Christodoulou,Panagopoulos,Stavrou,Mavros,Kyriakou,Charalambous,Hatzis,Lambrou,Michailidis,Sotiriou,Tsakalos,Xenakis,Zervas,Kalogeropoulos,Manolakis,Spanos,Galanis,Kotsis,Rigas,Drakos",
		feminine: (family) => {
			if (family.endsWith("os")) return `${family.slice(0, -2)}ou`;
			if (/[ia]s$/.test(family)) return family.slice(0, -1);
			return family;
		},
		languages: ["en"],
		origins: "GR,CY",
	},
	hungarian: {
		women: "Anna,Katalin,Éva,Judit,Ágnes,Zsuzsanna,Eszter,Réka,Dóra,Orsolya,Krisztina,Nóra,Petra,Boglárka,Lilla",
		men: "László,István,Gábor,Péter,Zoltán,Attila,András,Balázs,Tamás,Dániel,Bence,Gergely,Levente,Máté,Ákos",
		families:
			"Nagy,Kovács,Tóth,Szabó,Horváth,Varga,Kiss,Molnár,Németh,Farkas,Balogh,Papp,Takács,Juhász,Lakatos,Mészáros,Oláh,Simon,Rácz,Fekete,Szilágyi,Török,Fehér,Balázs,Gál,Kis,Szűcs,Kocsis,Pintér,Fodor,Orsós,Szalai,Sipos,Magyar,Lukács,Gulyás,Bíró,Király,Katona,László",
		languages: ["en"],
		origins: "HU",
	},
	romanian: {
		women:
			"Maria,Elena,Ioana,Andreea,Alexandra,Cristina,Mihaela,Simona,Daniela,Gabriela,Roxana,Raluca,Bianca,Oana,Irina",
		men: "Andrei,Alexandru,Mihai,Ionuț,Cristian,Bogdan,Ștefan,Radu,Vlad,Florin,Marius,Adrian,Dragoș,Răzvan,Sorin",
		families:
			"Popescu,Ionescu,Popa,Pop,Radu,Dumitru,Stan,Stoica,Gheorghe,Matei,Ciobanu,Rusu,Munteanu,Moldovan,Constantin,Marin,Dinu,Florea,Nistor,Diaconu,Tudor,Preda,Lungu,Șerban,Neagu,Dobre,Barbu,Nica,Manole,Toma,Enache,Mocanu,Voicu,Cojocaru,Petrescu,Vasilescu,Georgescu,Iliescu,Anghel,Sandu",
		languages: ["en"],
		origins: "RO,MD",
	},
	balkan: {
		women: "Ana,Ivana,Jelena,Marija,Milica,Katarina,Petra,Maja,Tijana,Lejla,Amra,Selma,Nina,Tea,Dragana",
		men: "Marko,Ivan,Luka,Nikola,Stefan,Milan,Goran,Dragan,Zoran,Emir,Haris,Damir,Tomislav,Matej,Aleksandar",
		families:
			"Horvat,Kovačević,Babić,Marić,Jurić,Novaković,Jovanović,Petrović,Nikolić,Marković,Đorđević,Stojanović,Ilić,Stanković,Pavlović,Milošević,Hodžić,Hadžić,Begić,Delić,Kovač,Zupan,Novak,Krajnc,Potočnik,Vidmar,Golob,Tomić,Knežević,Vuković,Matić,Perić,Božić,Pavić,Radić,Šarić,Lovrić,Vidović,Popović,Filipović",
		languages: ["en"],
		origins: "RS,HR,BA,SI",
	},
	bulgarian: {
		women:
			"Maria,Ivanka,Elena,Desislava,Gergana,Viktoria,Radka,Teodora,Tsvetelina,Polina,Milena,Yana,Borislava,Snezhana,Vesela",
		men: "Georgi,Ivan,Dimitar,Nikolay,Petar,Hristo,Stefan,Plamen,Krasimir,Boyan,Kaloyan,Vasil,Todor,Martin,Asen",
		families:
			"Ivanov,Georgiev,Dimitrov,Petrov,Nikolov,Stoyanov,Hristov,Todorov,Iliev,Vasilev,Angelov,Atanasov,Petkov,Kolev,Marinov,Yordanov,Dimov,Stefanov,Kostov,Popov,Mihaylov,Kirilov,Pavlov,Rusev,Simeonov,Tsvetkov,Asenov,Boyadzhiev,Vladimirov,Genchev,Donchev,Zhelev,Zlatev,Kovachev,Lazarov,Manolov,Nedelchev,Ognyanov,Radev,Slavov",
		feminine: slavicFeminine,
		languages: ["en"],
		origins: "BG,MK",
	},
	albanian: {
		women: "Arta,Besa,Drita,Elira,Fjolla,Genta,Ilira,Jeta,Lule,Mirela,Nora,Rozafa,Teuta,Valbona,Zana",
		men: "Agron,Arben,Besnik,Dritan,Endrit,Fatos,Gent,Ilir,Kujtim,Luan,Mentor,Petrit,Shpend,Taulant,Ylli",
		families:
			"Hoxha,Krasniqi,Gashi,Berisha,Shehu,Dervishi,Leka,Prifti,Basha,Hasani,Kelmendi,Morina,Bytyqi,Rexhepi,Shala,Thaçi,Hyseni,Kastrati,Mustafa,Osmani,Rama,Sadiku,Selimi,Ahmeti,Aliu,Balliu,Bardhi,Çela,Dibra,Elezi,Frashëri,Gjoka,Haxhiu,Ibrahimi,Jashari,Kola,Lika,Marku,Ndreu,Zogaj",
		languages: ["en", "it"],
		origins: "AL,XK",
	},
	caucasian: {
		women: "Nino,Tamar,Mariam,Ana,Eka,Ketevan,Lusine,Anahit,Gayane,Narine,Mane,Leyla,Aygun,Gunel,Sevda",
		men: "Giorgi,Davit,Levan,Irakli,Zurab,Armen,Tigran,Hayk,Gevorg,Vahan,Elchin,Rashad,Orkhan,Vugar,Nika",
		families:
			"Beridze,Kapanadze,Gelashvili,Maisuradze,Giorgadze,Lomidze,Tsiklauri,Kvaratskhelia,Japaridze,Chkheidze,Abashidze,Mamulashvili,Harutyunyan,Sargsyan,Grigoryan,Hakobyan,Petrosyan,Hovhannisyan,Karapetyan,Gevorgyan,Avetisyan,Simonyan,Manukyan,Danielyan,Aliyev,Mammadov,Hasanov,Guliyev,Huseynov,Ismayilov,Abbasov,Rzayev,Jafarov,Bagirov,Khachatryan,Melikyan,Zakaryan,Tevzadze,Kalandadze,Shengelia",
		languages: ["ru"],
		origins: "GE,AM,AZ",
	},
	centralAsian: {
		women:
			"Aigerim,Dinara,Gulnara,Madina,Asel,Zarina,Nargiza,Dilnoza,Aizhan,Kamila,Malika,Saule,Shahnoza,Aliya,Gulmira",
		men: "Nursultan,Daniyar,Askar,Timur,Ruslan,Bakhtiyar,Jasur,Sherzod,Aziz,Farrukh,Rustam,Yerlan,Arman,Kanat,Bekzod",
		families:
			"Akhmetov,Omarov,Suleimenov,Nurmagambetov,Zhumabayev,Iskakov,Karimov,Rakhimov,Yusupov,Abdullaev,Tursunov,Ergashev,Mirzaev,Nazarov,Saidov,Rashidov,Usmanov,Khodjaev,Ismailov,Kasymov,Asanov,Mamytov,Bekov,Toktogulov,Sadykov,Umarov,Sharipov,Rasulov,Nurmatov,Kadyrov,Alimov,Ibraimov,Dzhumaev,Beisenov,Seitkali,Tulegenov,Ospanov,Baimukhamedov,Zhaksybekov,Mukanov",
		feminine: slavicFeminine,
		languages: ["ru"],
		origins: "KZ,UZ,KG,TJ",
	},
	thai: {
		women: "Siriporn,Nattaya,Kanya,Malee,Suda,Wanida,Pim,Anong,Chanida,Duangjai,Kamonwan,Nichapa,Ratana,Supaporn,Ploy",
		men: "Somchai,Anan,Kittipong,Nattapong,Prasert,Surachai,Thanawat,Wichai,Arthit,Chaiwat,Narong,Pongsak,Sakda,Tawan,Krit",
		families:
			"Saetang,Wongsa,Suksawat,Chaiyasit,Boonmee,Srisai,Thongchai,Rattanakorn,Kittikul,Phromma,Jantarasorn,Charoensuk,Saelim,Suwannarat,Kaewmanee,Panyawong,Intharat,Bunnag,Chantara,Dechapol,Hongsakul,Jirawat,Khamphan,Limsakul,Maneerat,Nakorn,Ongsakul,Phongphan,Ruangrit,Sombat,Tantipong,Udomsak,Vorapong,Wattana,Yodmani,Amornrat,Bunyarit,Chalermchai,Duangkaew,Sirivat",
		languages: [],
		origins: "TH,KH,LA",
	},
	malay: {
		women:
			"Siti Aminah,Nurul Huda,Dewi,Putri,Rina,Ayu,Wulan,Sri Lestari,Indah,Ratna,Fitri,Aisyah,Noraini,Farah,Zulaikha",
		men: "Budi,Agus,Andi,Rizky,Hendra,Joko,Bambang,Dwi,Eko,Ahmad,Faizal,Hafiz,Azlan,Irfan,Zulkifli",
		families:
			"Wijaya,Santoso,Hidayat,Susanto,Setiawan,Nugroho,Kusuma,Pratama,Siregar,Nasution,Harahap,Simanjuntak,Sitompul,Lubis,Ginting,Saputra,Gunawan,Hartono,Halim,Tanjung,Rahman,Ismail,Abdullah,Ibrahim,Yusof,Hassan,Othman,Ahmad,Mohamad,Razak,Mahmud,Salleh,Zainal,Firdaus,Maulana,Permana,Purnomo,Suryadi,Utomo,Wibowo",
		languages: ["en"],
		origins: "ID,MY",
	},
} satisfies Record<string, NameLists>;

/** A way of naming people. */
export type Culture = keyof typeof lists;

type Culturebook = {
	women: readonly string[];
	men: readonly string[];
	/** Where a name has a native script, the same index gives it; else empty. */
	womenNative: readonly string[];
	menNative: readonly string[];
	families: readonly string[];
	familiesFeminine: readonly string[];
	familiesNative: readonly string[];
	order: "two" | "first" | "western";
	languages: readonly Language[];
	origins: readonly string[];
};

// Hong Kong and Taiwan write traditional characters; only those that differ among the names above.
const simplified =
	"张刘陈杨赵黄吴孙马罗郑谢韩冯萧邓吕苏卢蒋贾叶阎余钟姜范谭邹陆许曾静丽艳兰云晓红梦强军涛刚辉鹏凯国华振伟杰仪玉婷溪轩宇顾欧阳师孟书";
const traditional =
	"張劉陳楊趙黃吳孫馬羅鄭謝韓馮蕭鄧呂蘇盧蔣賈葉閻余鍾姜范譚鄒陸許曾靜麗艷蘭雲曉紅夢強軍濤剛輝鵬凱國華振偉傑儀玉婷溪軒宇顧歐陽師孟書";
const toTraditional = new Map([...simplified].map((character, i) => [character, [...traditional][i] as string]));

const latin = (list: string) => list.split(",").map((name) => name.split("=")[0] as string);
const native = (list: string) => (list.includes("=") ? list.split(",").map((name) => name.split("=")[1] ?? "") : []);

const cultures = Object.fromEntries(
	Object.entries(lists as Record<Culture, NameLists>).map(([culture, list]): [string, Culturebook] => {
		const families = latin(list.families);
		return [
			culture,
			{
				women: latin(list.women),
				men: latin(list.men),
				womenNative: native(list.women),
				menNative: native(list.men),
				families,
				familiesFeminine: list.feminine ? families.map(list.feminine) : families,
				familiesNative: native(list.families),
				order: list.order ?? "western",
				languages: list.languages,
				origins: list.origins.split(","),
			},
		];
	}),
) as Record<Culture, Culturebook>;

/** Weighted mixes per country: `culture weight` pairs. */
const mixes: Record<string, string> = {
	US: "anglo 48,hispanic 20,northIndian 5,chinese 6,korean 3,vietnamese 3,filipino 3,arabic 3,russian 2,italian 2,german 2,yoruba 2,persian 1,hebrew 1,ethiopian 1,portuguese 1,punjabi 1,japanese 1",
	CA: "anglo 42,french 16,punjabi 9,chinese 8,northIndian 5,filipino 4,arabic 4,persian 3,cantonese 2,italian 2,ukrainian 2,yoruba 2,hispanic 3,korean 2",
	GB: "anglo 58,pakistani 8,northIndian 6,punjabi 4,bengali 3,yoruba 3,polish 3,igbo 2,ghanaian 2,arabic 3,chinese 2,romanian 2,somali 1,turkish 1,persian 1,italian 1",
	IE: "anglo 74,polish 6,portuguese 4,northIndian 4,yoruba 4,romanian 2,ukrainian 2,chinese 2,baltic 2",
	DE: "german 58,turkish 12,arabic 6,polish 5,russian 5,romanian 2,persian 2,ukrainian 2,italian 2,balkan 2,greek 1,vietnamese 1,northIndian 1,hispanic 1",
	AT: "german 66,turkish 8,balkan 9,romanian 4,polish 3,hungarian 4,arabic 3,persian 1,russian 2",
	CH: "german 44,french 22,italian 14,balkan 4,portuguese 5,albanian 4,turkish 3,arabic 2,hispanic 2",
	FR: "french 60,maghrebi 18,westAfrican 6,portuguese 4,arabic 2,turkish 2,centralAfrican 2,vietnamese 1,romanian 1,chinese 1,russian 1,hispanic 2",
	BE: "dutch 38,french 34,maghrebi 12,turkish 4,centralAfrican 4,italian 3,romanian 2,polish 2,arabic 1",
	LU: "french 38,german 22,portuguese 28,italian 6,dutch 6",
	MC: "french 70,italian 30",
	NL: "dutch 66,turkish 8,maghrebi 8,arabic 4,polish 3,northIndian 2,persian 2,somali 1,chinese 2,hispanic 2,ukrainian 1,anglo 1",
	ES: "hispanic 76,maghrebi 5,romanian 4,portuguese 2,chinese 2,ukrainian 2,russian 2,pakistani 1,westAfrican 1,anglo 2,italian 2,german 1",
	IT: "italian 76,romanian 5,albanian 4,maghrebi 4,arabic 2,chinese 2,ukrainian 2,hispanic 2,northIndian 1,bengali 1,filipino 1",
	PT: "portuguese 84,hispanic 3,ukrainian 3,northIndian 2,anglo 2,french 2,chinese 1,romanian 2,german 1",
	SE: "nordic 66,arabic 9,finnish 4,persian 4,somali 3,polish 3,turkish 3,balkan 4,ethiopian 2,hispanic 2",
	NO: "nordic 76,polish 5,pakistani 4,somali 3,arabic 4,ethiopian 2,baltic 3,ukrainian 2,vietnamese 1",
	DK: "nordic 78,turkish 5,arabic 6,polish 3,pakistani 3,somali 2,german 2,romanian 1",
	FI: "finnish 80,nordic 6,russian 5,baltic 4,somali 2,arabic 3",
	IS: "nordic 88,polish 12",
	EE: "baltic 68,russian 26,ukrainian 6",
	LV: "baltic 66,russian 28,ukrainian 6",
	LT: "baltic 84,polish 8,russian 8",
	PL: "polish 84,ukrainian 11,russian 3,vietnamese 2",
	CZ: "czech 82,ukrainian 8,vietnamese 5,russian 5",
	SK: "czech 88,hungarian 8,ukrainian 4",
	HU: "hungarian 90,romanian 4,chinese 2,ukrainian 4",
	RO: "romanian 90,hungarian 10",
	MD: "romanian 74,russian 16,ukrainian 10",
	BG: "bulgarian 90,turkish 10",
	MK: "bulgarian 60,albanian 30,balkan 10",
	RS: "balkan 94,hungarian 6",
	XK: "albanian 94,balkan 6",
	GR: "greek 84,albanian 7,arabic 4,russian 3,romanian 2",
	CY: "greek 76,turkish 10,russian 10,anglo 4",
	TR: "turkish 84,arabic 8,persian 4,russian 4",
	RU: "russian 82,caucasian 7,centralAsian 9,ukrainian 2",
	BY: "russian 88,polish 12",
	UA: "ukrainian 82,russian 18",
	KZ: "centralAsian 72,russian 28",
	IL: "hebrew 68,arabic 17,russian 13,ethiopian 2",
	IN: "northIndian 52,southIndian 25,bengali 9,punjabi 10,pakistani 4",
	PK: "pakistani 96,persian 4",
	BD: "bengali 100",
	NP: "northIndian 100",
	LK: "southIndian 96,malay 4",
	AF: "persian 70,pakistani 30",
	CN: "chinese 96,korean 2,anglo 2",
	TW: "chinese 98,anglo 2",
	HK: "cantonese 84,anglo 9,northIndian 4,filipino 3",
	MO: "cantonese 88,portuguese 12",
	SG: "chinese 55,cantonese 10,malay 14,southIndian 14,anglo 7",
	MY: "malay 55,cantonese 15,chinese 15,southIndian 15",
	JP: "japanese 88,chinese 4,korean 3,vietnamese 2,portuguese 2,anglo 1",
	KR: "korean 94,chinese 4,vietnamese 2",
	VN: "vietnamese 97,chinese 3",
	PH: "filipino 92,chinese 8",
	TH: "thai 88,chinese 6,anglo 6",
	AE: "arabic 52,northIndian 13,southIndian 9,pakistani 10,filipino 3,anglo 6,persian 4,russian 3",
	QA: "arabic 66,northIndian 10,southIndian 10,pakistani 8,anglo 6",
	SA: "arabic 84,pakistani 6,northIndian 6,anglo 4",
	KW: "arabic 84,southIndian 10,pakistani 6",
	BH: "arabic 80,southIndian 14,anglo 6",
	OM: "arabic 80,southIndian 12,pakistani 8",
	IR: "persian 96,caucasian 4",
	AU: "anglo 56,chinese 10,northIndian 7,punjabi 4,vietnamese 4,greek 3,italian 4,filipino 3,arabic 4,southIndian 3,korean 2",
	NZ: "anglo 64,chinese 10,northIndian 8,filipino 5,malay 3,korean 4,dutch 3,southIndian 3",
	ZA: "southernAfrican 46,anglo 22,dutch 18,northIndian 5,southIndian 4,igbo 2,arabic 3",
	NA: "dutch 35,southernAfrican 45,german 20",
	NG: "yoruba 42,igbo 42,arabic 16",
	GH: "ghanaian 92,yoruba 4,arabic 4",
	ET: "ethiopian 92,somali 8",
	ER: "ethiopian 100",
	SO: "somali 100",
	DJ: "somali 85,french 15",
	KE: "eastAfrican 86,somali 6,northIndian 8",
	SD: "arabic 100",
	BR: "portuguese 82,italian 7,japanese 3,german 4,arabic 2,hispanic 2",
	AO: "portuguese 100",
	MZ: "portuguese 94,northIndian 6",
	CV: "portuguese 100",
	GW: "portuguese 60,westAfrican 40",
	ST: "portuguese 100",
	TL: "portuguese 80,malay 20",
	AR: "hispanic 74,italian 22,german 2,hebrew 2",
	UY: "hispanic 78,italian 22",
	HT: "french 100",
	SR: "dutch 60,northIndian 30,malay 10",
	TT: "anglo 60,northIndian 40",
	GY: "anglo 55,northIndian 45",
	MU: "french 45,northIndian 55",
	FJ: "anglo 60,northIndian 40",
	MG: "french 60,centralAfrican 40",
	AL: "albanian 98,greek 2",
	BA: "balkan 100",
};

/** Countries without a mix of their own, by the culture that prevails. */
const prevailing: Partial<Record<Culture, string>> = {
	hispanic: "MX CO PE CL VE EC BO PY CR PA GT HN SV NI CU DO PR GQ AD GI",
	french: "GP MQ GF RE PF NC YT PM WF BL MF VU",
	german: "LI",
	italian: "SM VA",
	dutch: "AW CW BQ SX",
	arabic: "EG SY IQ LB JO YE PS LY",
	maghrebi: "MA DZ TN EH MR",
	caucasian: "GE AM AZ",
	centralAsian: "UZ KG TJ TM MN",
	balkan: "HR SI ME",
	nordic: "GL FO AX SJ",
	thai: "KH LA MM",
	malay: "ID BN MV",
	northIndian: "BT",
	westAfrican: "SN CI ML GN BF BJ TG NE GM SL LR",
	centralAfrican: "CD CG CM GA CF TD KM SC",
	eastAfrican: "UG TZ RW BI SS",
	southernAfrican: "ZW ZM MW BW LS SZ",
};

type Mix = WeightedTable<Culture>;

const mixOf = new Map<string, Mix>();
for (const [country, mix] of Object.entries(mixes)) {
	const pairs = mix.split(",").map((pair) => pair.split(" ") as [Culture, string]);
	mixOf.set(
		country,
		weightedTable(
			pairs.map(([culture]) => culture),
			pairs.map(([, weight]) => Number(weight)),
		),
	);
}
for (const [culture, countries] of Object.entries(prevailing) as [Culture, string][]) {
	for (const country of countries.split(" ")) mixOf.set(country, weightedTable([culture], [1]));
}
// What is left are mostly islands and dependencies where English names prevail.
const elsewhere: Mix = weightedTable<Culture>(["anglo"], [1]);

/** The culture of somebody who practises in a country (ISO 3166-1 alpha-2), drawn from its mix. */
export function cultureIn(random: Random, country: string): Culture {
	return random.weighted(mixOf.get(country) ?? elsewhere);
}

/** The culture that is most common in a country. */
export function mainCultureOf(country: string): Culture {
	return (mixOf.get(country) ?? elsewhere).items[0] as Culture;
}

/** Languages of the 12 that people of a culture usually speak; may be empty. */
export function languagesOf(culture: Culture): readonly Language[] {
	return cultures[culture].languages;
}

/** Countries that a culture comes from, most likely first; never empty. */
export function originsOf(culture: Culture): readonly string[] {
	return cultures[culture].origins;
}

export type Person = {
	/** As the profile shows it, sometimes followed by the name in its own script. */
	name: string;
	/** What a firm is named after. */
	family: string;
	isWoman: boolean;
};

/**
 * An invented person of a culture who practises in a country: the order of names and the chance of a native
 * script depend on whether that is at home.
 * @param withNative forces the native script where the culture has one
 */
export function personOf(random: Random, culture: Culture, country: string, withNative = false): Person {
	const book = cultures[culture];
	const isWoman = random.chance(0.5);
	const given = isWoman ? book.women : book.men;
	const families = isWoman ? book.familiesFeminine : book.families;
	const givenAt = random.int(0, given.length - 1);
	const familyAt = random.int(0, families.length - 1);
	const first = given[givenAt] as string;
	const family = families[familyAt] as string;
	const isHome = book.origins.includes(country) || mainCultureOf(country) === culture;

	if (book.order === "two") {
		const second = random.pick(families);
		const both = second === family || (!isHome && random.chance(0.4)) ? family : `${family} ${second}`;
		return { name: `${first} ${both}`, family: both, isWoman };
	}
	const isFamilyFirst = book.order === "first" && isHome;
	let name = isFamilyFirst ? `${family} ${first}` : `${first} ${family}`;
	if (book.familiesNative.length > 0 && (withNative || random.chance(isHome ? 0.35 : 0.06))) {
		const nativeGiven = (isWoman ? book.womenNative : book.menNative)[givenAt] as string;
		const nativeFamily = book.familiesNative[familyAt] as string;
		if (culture === "japanese") name += ` ${nativeFamily} ${nativeGiven}`;
		else if (book.order === "first") {
			const own = nativeFamily + nativeGiven;
			name += ` ${country === "TW" ? inTraditional(own) : own}`;
		} else name += ` ${nativeGiven} ${nativeFamily}`;
	}
	return { name, family, isWoman };
}

function inTraditional(characters: string): string {
	let result = "";
	for (const character of characters) result += toTraditional.get(character) ?? character;
	return result;
}
