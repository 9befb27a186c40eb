import type { ThreadText } from "./thread-text.ts";

/** Threads in English. They tell what somebody lived through, and state no law, figure or deadline. */
export const english: readonly ThreadText[] = [
	{
		topic: "housing_tenancy_lawyers",
		titles: ["How did you rent a flat without local payslips?", "Landlords want papers that I cannot have yet"],
		details: [
			"I arrived three weeks ago with two suitcases and a work contract that starts next month.",
			"My savings are in an account at home, and the agents do not want to look at it.",
			"We are two adults and a cat, and every agency says the same.",
		],
		body: "Everybody asks for payslips from here. What did you offer instead? A guarantor, a letter from the employer, more rent in advance? And is there anything I should **not** agree to?",
		answers: [
			"My employer wrote a short letter with my position and start date. The third landlord accepted it. I also brought a folder with everything in it, which helped more than I expected.",
			"Be careful with people who want money before you have seen the flat from inside. I almost fell for it.",
			"We took a furnished room for the first months. It gave us time, and after that we had papers from here.",
			"Ask whoever offers you the flat to put every payment in writing, also the small ones.",
		],
	},
	{
		topic: "immigration_lawyers",
		titles: [
			"No free appointments at the office for weeks: what do you do?",
			"The booking page never shows a free appointment",
		],
		details: [
			"I look every morning before work and every evening.",
			"My permit card has my old address on it, and I only want to correct that.",
			"A man in a café offers to sell me an appointment, which feels wrong.",
		],
		body: "How did you get one in the end? I do not want to do anything that looks bad later.",
		answers: [
			"Do not buy one. Mine came early in the morning, on a day when nobody expected it. I kept screenshots of the empty page with the date.",
			"I wrote to the office and asked for a confirmation that I had tried. I got an answer after some time, and it calmed me down.",
			"A social worker in my district knew a different door for my kind of question. It is worth asking at the town hall.",
		],
	},
	{
		topic: "sworn_translators",
		titles: ["My name is spelled differently in two documents", "Two spellings of one name: which one did you use?"],
		details: [
			"One letter is different between my passport and my birth certificate.",
			"The translator at home wrote it the way it sounds.",
			"My diploma has my name before I married, and nothing says that it is the same person.",
		],
		body: "Did an office ever refuse your papers for this? Did you have a new translation made, or was there another way to show that it is one person?",
		answers: [
			"My translator added a note that both spellings are in the originals. The office was content with that. Ask yours before you pay.",
			"I had to get a paper from my consulate. It took patience, but now I use it everywhere.",
			"Use the spelling of your passport everywhere from now on, that is what the clerk told me.",
		],
	},
	{
		topic: "employment_lawyers",
		titles: ["Paid in cash and no payslip: how do I get proof?", "My boss says the contract will come later"],
		details: [
			"I have worked there since spring, six days a week.",
			"Everybody in the kitchen is in the same situation and nobody wants to speak first.",
			"He is friendly, but every month it is the same answer.",
		],
		body: "I write down my hours in a notebook. What else helped you to show that you really worked there?",
		answers: [
			"Photos of the rota on the wall, messages about shifts, names of colleagues. I kept all of it at home, not on the phone of the company.",
			"There was a free advice hour at a union, and they did not ask about my papers. I wish I had gone earlier.",
			"I talked to a lawyer before I talked to my boss. That order was right for me.",
		],
	},
	{
		topic: "student_visa_lawyers",
		titles: [
			"My letter of admission is late: can I wait for it?",
			"University answers slowly and I have to book flights",
		],
		details: [
			"The programme starts in autumn, and so far I only have an e-mail that says congratulations.",
			"My parents want to buy the ticket now, while it is cheap.",
			"The embassy page mentions a letter, but not which one.",
		],
		body: "How did you handle the time between the answer of the university and the visa? I am afraid of doing things in the wrong order.",
		answers: [
			"I asked the international office for a provisional letter. They had one ready, they only do not offer it.",
			"We waited with the flights and it was good that we did. Look for a ticket that can be changed.",
			"Write down the date of every mail that you send. I needed it when I asked for a later start.",
		],
	},
	{
		kind: "experience",
		topic: "visa_residency_consultants",
		titles: ["A consultant took my money and stopped answering", "What I wish I had asked before I paid an agency"],
		details: [
			"It began with a very kind message under a video.",
			"They had an office with a flag and a nice logo.",
			"A cousin of mine knew somebody who was happy with them.",
		],
		body: "I tell this so that others ask first:\n\n- Who exactly does the work, and where are they registered?\n- What do I get in writing, and when?\n- What happens to my documents when we stop?\n\nI asked none of it. I got my originals back only after I went there with a friend.",
		answers: [
			"Thank you for writing this down. The third question is the one I forgot too.",
			"I checked the name in the register that is linked on the profile of a lawyer here. It took two minutes.",
			"I am sorry this happened to you. Did you report them somewhere? For me it helped to tell somebody, even when the money was gone.",
		],
	},
	{
		topic: "tax_advisors",
		titles: ["First invoice as a freelancer: where did you begin?", "Do I need an adviser for a very small business?"],
		details: [
			"I repair bicycles, and a shop wants an invoice from me.",
			"I teach my language online, to people in four countries.",
			"I have a job and draw portraits at weekends.",
		],
		body: "I do not even know the right words for it here. Who explained it to you in a way that you understood? I would like to ask the right person the right question.",
		answers: [
			"The town had an evening for people who start a business, with an interpreter. I went twice.",
			"I paid an adviser for one hour only, to make a list of what to do in which order. Best money of that year.",
			"Keep every receipt from the first day in a box. Sorting can come later.",
		],
	},
	{
		topic: "family_marriage_law",
		titles: ["Marrying here with documents from two countries", "Which papers did you need for the wedding?"],
		details: [
			"My partner is from here, and I was married before, long ago.",
			"We would like a small ceremony in summer.",
			"My certificate is in an alphabet that nobody here reads.",
		],
		body: "The lady at the registry was kind and gave us a list, but I do not understand how old the papers may be and who has to stamp them. How did you do it?",
		answers: [
			"We made a table: paper, who issues it, who stamps it, who translates it. Then we asked the registry to look at the table before we ordered anything.",
			"Start with the one that takes longest. For us that was the paper from my country.",
			"Our registry accepted a translation only from somebody on their own list. Ask for the list.",
		],
	},
	{
		topic: "notary_apostille_services",
		titles: ["Apostille or something else: who explained it to you?", "Two offices send me from one to the other"],
		details: [
			"It is about a power of attorney for my brother.",
			"One clerk says stamp, the other says legalisation.",
			"The paper was made at home a few years ago.",
		],
		body: "I only want to send one paper to my family so that they can use it there. Whom did you ask who really knew?",
		answers: [
			"The notary who makes the paper knew which country asks for what. I should have asked there first.",
			'My consulate has a page about it in our language. It was hidden under "other services".',
			"In my case the receiving office told me on the phone what they accept, and I wrote down the name of the person.",
		],
	},
	{
		topic: "consumer_protection_lawyers",
		titles: ["A phone contract that I did not understand", "They keep taking money from my account for a gym"],
		details: [
			"I signed in the shop, the seller was fast and very friendly.",
			"I thought it was for one month.",
			"The letters are in a language that I am still learning.",
		],
		body: "Has anybody come out of something like this? I have the paper, but the small letters at the bottom are too much for me.",
		answers: [
			"There is a consumer office in many cities that reads such contracts for little or no money. I took mine there with a friend who translates.",
			"I wrote a letter, not a call, and kept a copy. On the phone they promised things and nobody remembered.",
			"First I asked my bank what they can do. They explained it patiently.",
		],
	},
	{
		topic: "civil_rights_lawyers",
		titles: ["Refused at the door because of my accent?", "How do you write down something that hurt you?"],
		details: [
			"It was a viewing for a flat, and on the phone everything was fine.",
			"My daughter was with me, so I stayed calm.",
			"I keep thinking about what I should have said.",
		],
		body: "I do not know whether I want to do something about it, or whether I only want to be heard. What did you do, and did it help?",
		answers: [
			"I wrote it down the same evening: when, where, who was there, the exact words. It is easier to decide later when you have that.",
			"A counselling centre listened to me for an hour and did not push me to anything.",
			"I am glad you wrote it here. You are not alone with it.",
		],
	},
	{
		topic: "business_formation_lawyers",
		titles: [
			"Opening a small shop together with a friend",
			"Partner from here, idea from home: how to share it fairly?",
		],
		details: [
			"We want to sell food from our region.",
			"He brings the money, I bring the recipes and the work.",
			"We are friends since school and want to stay friends.",
		],
		body: "Everybody says: write it down. But what exactly? And who writes it, so that both of us understand every sentence?",
		answers: [
			"We sat with a lawyer who asked us ten uncomfortable questions. After that the paper was easy.",
			"Write what happens when one of you wants to stop. That was our only fight.",
			"Ask for the text in both languages, and ask which of them counts.",
		],
	},
	{
		topic: "legal_document_writers",
		titles: ["Who helped you with a letter to an office?", "A letter that sounds polite and still says no"],
		details: [
			"I speak well enough for the market, not for an office.",
			"They want an explanation why I was away.",
			"A neighbour wrote one for me and it sounded angry.",
		],
		body: "I know what I want to say, I only cannot say it the way they write. Did you go to somebody, or did you write it yourself with help?",
		answers: [
			"I wrote it in my language first, short sentences. Then somebody put it into theirs. Do not let them add things that are not true.",
			"The library has a writing hour on some afternoons. Ask at the desk.",
			"Keep a copy with the date. That is my only advice.",
		],
	},
	{
		kind: "experience",
		topic: "immigration_lawyers",
		titles: ["What the interview was like for me", "My day at the office, hour by hour"],
		details: [
			"I was there far too early, and I was not the only one.",
			"I had slept badly and learnt answers by heart, which I did not need.",
			"The waiting room was quiet, and somebody shared biscuits.",
		],
		body: "They asked simple things, slowly. When I did not understand, I said so, and they said it again. What helped me most was a list of dates on one page: when I moved, when I worked where. I was so nervous that I would have forgotten my own birthday.",
		answers: [
			"Thank you. Mine is soon, and I will make that page tonight.",
			"I would add: take water, and somebody who waits outside.",
			"For me it was different, much shorter, but the page with dates is a good idea in any case.",
		],
	},
	{
		topic: "family_marriage_law",
		titles: ["My children are still with their grandmother", "How do you explain the waiting to a child?"],
		details: [
			"We speak every evening by video.",
			"My son is six and asks when the aeroplane comes.",
			"The school there wants to know if he stays another year.",
		],
		body: "I have handed in everything that was on the list. It is the waiting that I find hard. How did you bear it, and did you ask the office in between or just wait?",
		answers: [
			"We made a calendar with pictures, not with dates. Each week one small thing to look forward to.",
			"I asked once in writing and got a friendly answer. I did not ask more often.",
			"I have no advice, only a hug. Ours are here now, and the first weeks were harder than I thought, be prepared for that as well.",
		],
	},
	{
		topic: "employment_lawyers",
		titles: ["They want me to sign a paper today", "Signed something at work that I did not understand"],
		details: [
			"It is three pages long and nobody explains it.",
			"The manager says it is normal and everybody signs.",
			"I said I would take it home, and he did not like that.",
		],
		body: "May I say that I need a day to read it? What did you say, without making them angry?",
		answers: [
			"I said: I read slowly in this language, I bring it back tomorrow. It was fine.",
			"Take a photo of every page before you give it back.",
			"Somebody from the works council read it with me. Ask whether you have one.",
		],
	},
	{
		topic: "sworn_translators",
		titles: [
			"What did you pay attention to when choosing a translator?",
			"Translation for a diploma: by the page or by the word?",
		],
		details: [
			"I have five documents, one of them with a very faded stamp.",
			"The first offer came within an hour, the second asked many questions.",
			"A friend translates well, but is not sworn.",
		],
		body: "I would rather pay once than twice. Which questions did you ask before you said yes?",
		answers: [
			"The one with the many questions. Mine asked which office it is for, and that mattered.",
			"Ask to see how names and seals are written before the final print.",
			"I sent good scans, not photos with my thumb on them. It made it cheaper.",
		],
	},
	{
		topic: "housing_tenancy_lawyers",
		titles: ["My deposit has not come back", "Moving out: what do you photograph?"],
		details: [
			"I left the flat clean, a friend helped me for two days.",
			"There was a stain on the wall when I moved in, but I have no photo of it.",
			"The landlord does not answer my messages any more.",
		],
		body: "What would you do first? I would like to stay polite, but I need that money for the next flat.",
		answers: [
			"I sent one letter with a list and asked for an answer in writing. It took a second letter, friendlier than I felt.",
			"A tenants' association read my contract. Membership was worth it for me.",
			"Next time film everything on the first day, with the newspaper of that day in the picture. I learnt it the same way as you.",
		],
	},
	{
		topic: "tax_advisors",
		titles: ["Work here, family and house there: whom do I ask?", "Two countries write to me about the same income"],
		details: [
			"I send money home every month.",
			"I moved in the middle of the year.",
			"Both letters are polite and say the opposite.",
		],
		body: "I am not trying to avoid anything, I want to do it right and sleep well. Is there somebody who knows both sides, or do you need one adviser in each country?",
		answers: [
			"I found one who works with a colleague in my country. They talked to each other, which I could not have done.",
			"Bring both letters to the same meeting. Mine had written to each office separately before, and that made it longer.",
			"Make a timeline first. Where you slept, where you worked. It is the first thing they ask.",
		],
	},
	{
		topic: "civil_rights_lawyers",
		titles: ["The police took my phone during a check", "What do you carry with you every day?"],
		details: [
			"I got it back, but I was afraid for a week.",
			"I had only a copy of my card with me.",
			"They were correct, I was just so scared that I could not speak.",
		],
		body: "I would like to know how you prepare for such moments. What do you carry, and whom do you tell where you are?",
		answers: [
			"A card in my wallet with the name of a lawyer and of my sister. I never needed it, and I sleep better.",
			"I learnt two sentences by heart in the language here: that I would like an interpreter, and that I would like to speak with a lawyer.",
			"Afterwards I wrote everything down and talked to a counselling centre. It helped with the fear.",
		],
	},
];
