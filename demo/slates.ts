/** The people are invented. The fields are first name, last name, headline, title and place. */
export const demoAuthors = [
  ["Efua", "Boateng", "Nurse by night, cook by day", "Nurse", "L-Imsida, Malta"],
  ["Tariq", "Aziz", "Walking every street of Valletta", "Software tester", "Il-Belt Valletta, Malta"],
  ["Lucía", "Paredes", "Teaching salsa where the ferry stops", "Dance teacher", "Tas-Sliema, Malta"],
  ["Priya", "Raman", "Two festivals a month, one suitcase", "Accountant", "Birkirkara, Malta"],
  ["Samir", "Mansour", "Bread at five, football at seven", "Baker", "Il-Ħamrun, Malta"],
  ["Shaniqua", "Bailey", "Carnival in my kitchen", "Hotel manager", "Il-Mellieħa, Malta"],
] as const;

export const demoSlates = [
  "First jollof of the week, and the neighbours already asked for the recipe. There is enough for ten.",
  "Found a tailor in Raħal Ġdid who still has my measurements from two years ago.",
  "Salsa by the ferry at eight. Beginners in the front row, we are kind.",
  "Lamps on every balcony of our street tonight. Valletta looks like home for once.",
  "The oven is full of flatbread. Come before nine, it does not last.",
  "Who has a steel pan they are not using? The children want to learn.",
  "Sunrise from the bastions, tea from a flask, my mother on the phone from Kumasi.",
  "Cricket on Sunday needs two more. You do not need to be good.",
  "Reading circle this week: short stories from Lagos and Lima. Bring a chair.",
  "Somebody left the kindest note on my market stall. Thank you, whoever you are.",
  "The last of the mangoes arrived. I am not sharing. I am sharing a little.",
  "Our drumming group has a room at last, under the parish hall, with very thick walls.",
  "Henna evening went on until midnight. Nobody could drive home with wet hands.",
  "Moving flat on Saturday: three strong arms wanted, lunch promised.",
  "My first full sentence in Maltese at the post office, and they answered in Maltese.",
  "Dominoes final is at our place. Bring your own excuses.",
  "The children made kites from old maps. One is over the harbour now.",
  "Cardamom shortage is over. You know where to come.",
  "Rehearsal for the harvest dance: we are three men short, as always.",
  "A film, a wall, a projector and twenty cushions. Friday, on the roof.",
  "Thank you to everyone who came to the clean-up. The bay looks new.",
  "Learning to make pastizzi from the lady downstairs. Mine look like shoes.",
  "Choir needs altos. We sing in four languages and argue in five.",
  "The barrel for Kingston leaves on Thursday. There is room for one more box.",
  "Grandmother's spice tin survived three moves and one customs officer.",
  "Open kitchen on Sunday: cook one dish from home, eat nine others.",
  "Our team lost, but the grill won.",
  "If you are new on the island and do not know anybody: now you know me.",
  "A year ago I arrived with one bag. Today I bought a second bookshelf.",
  "Quiet evening, loud crickets, good bread. That is the post.",
] as const;

export const demoClip = { slate: 16, url: "/demo-clips/kite.webm", poster: "/demo-clips/kite.webp" } as const;
