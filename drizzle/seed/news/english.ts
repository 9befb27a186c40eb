import type { SeedText } from "./seed-text.ts";

/** Examples in English. They give everyday advice and say nothing of any law. */
export const english: SeedText[] = [
	{
		topic: "housing_tenancy_lawyers",
		title: "Before you sign for a flat: ten quiet minutes with the contract",
		summary: "What to read, what to ask and what to photograph before a flat in a new country is yours.",
		body: "A contract that you can sign only today is a contract to read twice. Take ten minutes, and somebody who reads the language well.\n\n## What to look for\n\n- Who you rent from, with a name and an address, and whether that is the person in front of you.\n- What you pay each month, and what is not in it: heating, water, repairs, furniture.\n- What happens to the deposit, and who writes down how the flat looks on the first day.\n\n## On the first day\n\nWalk through every room and take photos, with the windows open and the taps running. Send them to the landlord the same evening. It takes a quarter of an hour, and it answers most questions that come up when you leave.",
	},
	{
		topic: "immigration_lawyers",
		title: "One folder for all your papers, and a second one somewhere else",
		summary:
			"A simple way to keep passports, letters and receipts, so that nothing has to be looked for under pressure.",
		body: "Most appointments are lost to a paper that lies in another bag. A folder helps more than a good memory.\n\n1. Photograph every page of your passport and every letter, also those that look unimportant.\n2. Write on each letter the day on which it reached you.\n3. Keep one copy with a person you trust, outside your flat.\n\nIf a letter asks for an answer, ask a professional what it means **before** you answer. Bring the envelope too: the date on it may matter.",
	},
	{
		topic: "employment_lawyers",
		title: "Your first pay slip, line by line",
		summary: "Which lines to compare with your contract, and how to ask when something is missing.",
		body: 'A first pay slip often looks wrong and is right, or looks right and is wrong. Put it beside your contract.\n\n- Are the hours the ones that you worked? Keep your own list, with the day, beginning and end.\n- Is the position named as in the contract?\n- Can somebody explain every deduction to you?\n\nAsk in writing and stay friendly. "I would like to understand this line" is a good beginning. If nobody answers, an employment lawyer can read it with you.',
	},
	{
		topic: "sworn_translators",
		title: "Ask first which translation is wanted",
		summary: "A translation that nobody accepts costs twice. Four questions save the second bill.",
		body: "Offices differ in what they accept. Before you pay, ask the office that wants the paper:\n\n- Does the translation have to be made by a sworn translator, and in which country?\n- Do they want the original, a copy, or both?\n- Is an apostille needed, and does it have to be translated too?\n- May the translation be older than the paper?\n\nWrite down who told you. Then send the translator a clear photo and ask for the price and the day in writing.",
	},
	{
		topic: "consumer_protection_lawyers",
		title: "Six signs that a helper is not one",
		summary: "How people who sell empty promises talk, and what you can do before you have paid.",
		body: 'Nobody can promise you what an authority will decide. Who does wants your money.\n\n- They know somebody inside.\n- They want cash, today, and give no receipt.\n- They keep your original papers.\n- They ask you to sign an empty form.\n- They do not want you to talk to anybody else.\n- Their licence "is being renewed".\n\nAsk for the licence number and look it up in the register yourself. A professional will not mind. If you have paid already, keep every message, and ask for help without being ashamed: it happens to careful people.',
	},
	{
		topic: "tax_advisors",
		title: "Two countries, one income: what to bring to a tax advisor",
		summary: "A short list for the first meeting, when you have lived in two places in one year.",
		body: "You do not have to know the rules before you go. It helps to bring the facts.\n\n- The days on which you arrived and left, with tickets if you have them.\n- Every statement of what you earned, in each country.\n- What you own in the other country: a flat, an account, a share in something.\n- Letters that you have not opened yet.\n\nAsk the advisor which country they are licensed for. For the other one you may need a second person, and the two should know of each other.",
	},
	{
		topic: "civil_rights_lawyers",
		title: "Write it down the same evening",
		summary: "When you were treated badly because of where you come from, a few lines written early are worth a lot.",
		body: "Memory changes quickly. In the evening, write down what happened: where, when, who was there, which words were said. Do not write what you think of it, only what you saw and heard.\n\nAsk those who were with you to do the same, each alone. Keep photos and messages as they are, without cutting them.\n\nThen decide in peace whether you want to do something about it, and whom you want to ask.",
	},
	{
		topic: "business_formation_lawyers",
		title: "A small shop in a new country: questions before the first customer",
		summary: "What to settle on paper before you rent a room, print a sign or take a partner.",
		body: "Ideas are quick, contracts are not. Before you spend money, talk to somebody who starts businesses with people every week.\n\n- May you work for yourself with the papers that you have now?\n- Who owns what, if two of you begin together?\n- Who answers for debts?\n- What must hang on the wall, and who comes to look?\n\nBring a page with numbers: what it costs each month, and what you need to live. It makes the advice shorter and cheaper.",
	},
	{
		topic: "visa_residency_consultants",
		title: "A calendar for your own dates",
		summary: "Why it is worth writing down when your papers end, and looking at the list each month.",
		body: "Nobody writes to everybody in time. Put the last day of every paper into a calendar: passport, visa, card, insurance, contract. Set a reminder long before, and another one after that.\n\nAsk early how long an appointment takes to get. If it takes longer than you have, say so when you ask for it, and keep the answer.",
	},
	{
		topic: "notary_apostille_services",
		title: "What a notary does, and what not",
		summary: "The word means different things in different countries. Here is what to ask.",
		body: "In some countries a notary is a lawyer with a public office, in others somebody who looks at a signature. Do not take one for the other.\n\nBefore you go, ask:\n\n- What exactly will you do with this paper?\n- Will it be accepted where I want to use it?\n- What does it cost, with all copies?\n\nIf somebody calls themself *notario* and offers to speak for you before an authority, ask for their licence first.",
	},
	{
		topic: "legal_document_writers",
		title: "A letter that gets an answer",
		summary: "Five sentences that belong in every letter to an office, and three that do not.",
		body: "Offices read hundreds of letters. Make yours easy.\n\n1. Your name and your reference, at the top.\n2. What you want, in one sentence.\n3. Why, in two or three.\n4. What you have attached, as a list.\n5. How they can reach you.\n\nLeave out what hurts, what other people get, and what you would like to say to the person at the desk. Send it so that you can show when it arrived.",
	},
	{
		topic: "family_marriage_law",
		title: "Marrying across a border: begin with the papers, not with the hall",
		summary: "Which papers take longest, and why the order matters.",
		body: "The hall is booked in a minute. A paper from a town that you left ten years ago is not.\n\n- Ask the office where you want to marry for a **written** list.\n- Order what comes from far away first.\n- Ask how old each paper may be on the day.\n\nTalk about names, money and children before the day too. A family lawyer can tell you what follows from the place where you live, and what you can agree on.",
	},
	{
		topic: "student_visa_lawyers",
		title: "A place at a university is not yet a place to sleep",
		summary: "What students from abroad should settle in the weeks between the good news and the first lecture.",
		body: "The letter from the university is the beginning of a list.\n\n- Ask the university who helps with papers: there is often somebody.\n- Ask whether you may work beside your studies, and how much, before you plan with the money.\n- Ask what happens if you change the subject.\n\nKeep every proof that you study: it will be asked for again.",
	},
	{
		topic: "housing_tenancy_lawyers",
		title: "Mould on the wall: photos first, paint later",
		summary: "How to tell a landlord of a fault so that it can be shown later.",
		body: "Do not paint over it. Take photos with something beside it that shows the size, and write the date on each.\n\nTell the landlord in writing, with the photos, and ask when somebody will come. Stay at home that day, and write down who came and what they said.\n\nIf nothing happens, do not simply pay less. Ask a housing lawyer first what you may do.",
	},
	{
		topic: "employment_lawyers",
		title: "They want you to sign today: how to ask for a night",
		summary: "A few calm sentences for when a paper lies on the table and everybody is waiting.",
		body: "It is normal to want to read a paper before one signs it. These sentences help:\n\n> I want to understand what I sign. I will bring it back tomorrow.\n\n> Could I have a copy, please? I read slowly in this language.\n\n> I am not saying no. I am asking for a day.\n\nIf they say that there is no time, write down who said so. A professional can look at it with you the same evening, often by video.",
	},
	{
		topic: "immigration_lawyers",
		title: "The first meeting with a lawyer: what to say in ten minutes",
		summary: "Tell it in the order in which it happened, and say what you are afraid of.",
		body: "You do not have to begin with your childhood. Begin with the last letter.\n\n- What did you get, and when?\n- What do you want to happen?\n- What are you most afraid of?\n- What have you signed?\n\nSay also what you are ashamed of. A lawyer keeps it to themself, and cannot help with what they do not know. At the end ask what happens next, what it costs, and what you must not do until then.",
	},
	{
		topic: "tax_advisors",
		title: "A shoebox for receipts, or: the cheapest help with taxes",
		summary: "Sort once a month for ten minutes, and the meeting with the advisor takes half the time.",
		body: "Put every bill, statement and letter into one box. Once a month, sort them into four envelopes: work, home, family, everything else. Write the month on each.\n\nWhen the time comes, the advisor sees at once what is missing. You pay for advice, and not for sorting.",
	},
	{
		topic: "sworn_translators",
		title: "Names in two alphabets",
		summary: "Why one letter too many can stop an application, and how to prevent it.",
		body: "A name that is written in three ways on three papers looks like three people. Before a translation, tell the translator how your name is written in your passport, letter by letter, and ask them to keep to it.\n\nLook at the result before it is stamped. Compare names, dates and places with your finger, line by line. It is the only moment in which a mistake costs nothing.",
	},
	{
		topic: "consumer_protection_lawyers",
		title: "A contract at the door",
		summary: "Electricity, telephone, courses: what helps when somebody friendly wants a signature.",
		body: "You do not have to let anybody in, and you do not have to be polite for longer than a sentence.\n\n- Ask for the offer on paper, and for the name of the company.\n- Do not show a bill: the numbers on it are enough to change your contract.\n- Do not sign on a screen that you cannot read.\n\nIf you have signed already, say the same day in writing that you do not want it, and ask what you can do.",
	},
	{
		topic: "family_marriage_law",
		title: "When a letter about your child comes from another country",
		summary: "Do not answer alone and do not wait: what to prepare before you call.",
		body: "Read it once, put it down, and call somebody you trust. Then prepare:\n\n- the letter with its envelope,\n- where the child has lived, month by month,\n- what you and the other parent have agreed on, in messages too.\n\nAsk for a lawyer who has worked with both countries. Say at the beginning of the call that there is a letter with a date in it.",
	},
	{
		topic: "visa_residency_consultants",
		title: "Photos that are sent back",
		summary: "It is the smallest thing in an application, and the one that most often comes back.",
		body: "Ask which size and which background are wanted, and tell the photographer the country. Take two more than you need. Write your name on the back with a soft pencil.\n\nDo not cut them yourself, and do not use a filter. If you wear something on your head for your faith, ask beforehand what is accepted.",
	},
	{
		topic: "civil_rights_lawyers",
		title: "At the police station: what you can ask for",
		summary: "Questions that are good to have in your head before you need them.",
		body: "What you may do differs from place to place. These questions are possible everywhere:\n\n- Am I free to go?\n- May I call a lawyer?\n- May I have an interpreter?\n- What is the paper that I am asked to sign, and can I have a copy?\n\nStay calm, keep your hands visible, and do not sign what you cannot read. Afterwards write everything down.",
	},
	{
		topic: "notary_apostille_services",
		title: "An apostille in three questions",
		summary: "Which paper, for which country, from which office: the order that saves a trip.",
		body: "An apostille says that a signature is real. It says nothing of what stands in the paper.\n\n1. Does the country where you want to use the paper ask for one?\n2. Which office in the country where the paper was made gives it?\n3. Is it put on the original, or on a copy?\n\nOnly then send the paper away, and only after you have made a copy of it.",
	},
	{
		topic: "student_visa_lawyers",
		title: "You want to change your subject: whom to ask first",
		summary: "A new subject can touch more than the timetable. Three conversations before you decide.",
		body: "Talk to the office for students from abroad, to whoever pays for your studies, and to somebody who knows about your papers. Ask all three the same question, and write down the answers.\n\nIf they differ, show each what the others have said. It is not rude. It is how one finds out.",
	},
	{
		topic: "business_formation_lawyers",
		title: "Two friends, one company, one page",
		summary: "A page that friends should write before they begin, and sign while they still like each other.",
		body: "Write down, in your own words: who puts in what, who decides what alone, what happens if one of you wants to leave, or moves to another country, or falls ill.\n\nThen take the page to a lawyer. Most of the work is done, and you will know in which questions you do not agree.",
	},
];
