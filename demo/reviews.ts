export const demoReviews: readonly (readonly [stars: number, text: string | null, answer: string | null])[] = [
  [5, "On time, kind, and exactly what I asked for. I will be back before the summer.", null],
  [5, "It felt like being at home for an hour. Thank you.", "Thank you. The door is open."],
  [4, "Good work and a calm room. It started ten minutes late, but they said so beforehand.", null],
  [5, null, null],
  [5, "They explained everything, and the price was the price.", null],
  [4, "Happy with it. Parking nearby is hard, so come by bus.", "True. The 13 stops at the corner."],
  [5, "My mother cried when she saw it. In the good way.", null],
  [5, "Booked from my phone on the bus, came the next day, all fine.", null],
  [
    3,
    "Nice people, but I had expected it to take less time.",
    "Thank you for saying so. We now write the longer time.",
  ],
  [5, null, null],
  [5, "Careful and patient with my little one.", null],
  [4, null, null],
  [5, "Third visit. It has never been less than very good.", null],
];
