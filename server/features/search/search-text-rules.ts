const letters: Readonly<Record<string, string>> = {
  ħ: "h",
  ł: "l",
  ø: "o",
  đ: "d",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  // Arabic letters that people type for each other, and their Persian and Urdu forms.
  ى: "ي",
  ی: "ي",
  ة: "ه",
  ک: "ك",
  ٱ: "ا",
  // Hindi spells the same sound with either sign.
  "\u0901": "\u0902",
};

/** Marks over Latin letters, Arabic vowel signs and hamza, the Arabic stretching sign, and the Devanagari nukta. */
const marks = /[\u0300-\u036f\u064b-\u065f\u0670\u0640\u093c]/g;
const apostrophes = /['’‘ʼ`´]/g;

/** Lower case, without marks and punctuation. Words are separated by one space. */
export function normalise(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(marks, "")
    .replace(apostrophes, "")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .replace(/./gu, (letter) => letters[letter] ?? letter)
    .trim();
}

export function wordsOf(text: string): string[] {
  const normal = normalise(text);
  return normal === "" ? [] : normal.split(" ");
}

const shortestStem = 4;

/** "braids", "braiding" and "braider" have the same stem. It does not have to be a word. */
export function stem(word: string): string {
  if (/^\p{Script=Arabic}+$/u.test(word))
    return word.length > shortestStem && word.startsWith("ال") ? word.slice(2) : word;
  if (!/^[a-z]+$/.test(word)) return word;
  let short = word;
  for (;;) {
    const next = withoutEnding(short);
    if (next === short) return short;
    short = next;
  }
}

function withoutEnding(word: string): string {
  if (word.length > shortestStem && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^siu]s$/.test(word)) return word.slice(0, -1);
  for (const ending of ["ing", "ed", "er"])
    if (word.endsWith(ending) && word.length - ending.length >= shortestStem) return word.slice(0, -ending.length);
  return word;
}

/** The number of letters to add, remove, replace or swap; more than `max` counts as `max + 1`. */
export function typingDistance(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return Math.min(at(last, other.length), max + 1);
}

const at = (row: readonly number[], n: number) => row[n] ?? Number.POSITIVE_INFINITY;

/** Short words differ by one letter too easily: "hair" and "fair". */
export function mistakesAllowed(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
}
