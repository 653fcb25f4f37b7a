import { cream, ink } from "../colours.ts";
import { circle, ellipse, line, rect, shape } from "../svg.ts";
import type { DrawObject } from "./object.ts";

const steam = (x: number, y: number) =>
  line(`M${x} ${y}C${x - 7} ${y - 9} ${x + 7} ${y - 16} ${x} ${y - 26}`, cream, 4);

const pot: DrawObject = ({ main, bright }) =>
  steam(38, 34) +
  steam(50, 30) +
  steam(62, 34) +
  rect(4, 58, 92, 8, ink, 4) +
  shape("M14 50H86V82Q86 98 70 98H30Q14 98 14 82Z", main) +
  rect(10, 42, 80, 10, ink, 4) +
  circle(50, 38, 6, bright) +
  rect(14, 66, 72, 8, bright);

const bowl: DrawObject = ({ main, second, bright }) =>
  steam(40, 40) +
  steam(58, 38) +
  ellipse(50, 56, 44, 13, second) +
  circle(36, 54, 6, bright) +
  circle(54, 57, 7, "#17603f") +
  circle(68, 54, 5, bright) +
  shape("M6 56Q50 74 94 56Q92 94 62 96H38Q8 94 6 56Z", main) +
  rect(34, 94, 32, 5, main, 2);

const platter: DrawObject = ({ main, second, bright }) =>
  circle(50, 52, 48, "#c2cdc8") +
  circle(50, 52, 43, cream) +
  [main, bright, second, "#17603f", "#d98a4e", "#7b1e3a"]
    .map((fill, index) => {
      const angle = (index * Math.PI) / 3;
      const [x, y] = [50 + 27 * Math.cos(angle), 52 + 27 * Math.sin(angle)];
      return circle(x, y, 11.5, "#c2cdc8") + circle(x, y, 9, fill);
    })
    .join("") +
  circle(50, 52, 12, bright);

const jar: DrawObject = ({ bright }) =>
  rect(28, 10, 44, 14, ink, 4) +
  rect(24, 22, 52, 76, "#dcefeb", 8) +
  rect(24, 48, 52, 50, "#c4552f", 8) +
  rect(32, 58, 36, 22, cream, 3) +
  circle(50, 69, 7, bright);

const pepper: DrawObject = () =>
  shape("M40 22C24 34 20 62 44 84C58 96 74 98 84 96C66 88 64 70 66 52C68 34 56 18 40 22Z", "#c0392b") +
  line("M46 24C46 12 54 6 62 4", "#17603f", 8) +
  line("M36 40C32 52 36 66 44 74", cream, 3);

const bread: DrawObject = ({ bright }) =>
  shape("M8 92V56A22 22 0 0 1 24 20H76A22 22 0 0 1 92 56V92Q92 98 86 98H14Q8 98 8 92Z", "#c98b3c") +
  shape("M16 90V56A18 18 0 0 1 28 28H72A18 18 0 0 1 84 56V90Z", bright) +
  line("M34 42L44 56M52 40L62 54M40 64L50 78M60 62L70 76", "#c98b3c", 4);

export const foodObjects: readonly DrawObject[] = [pot, bowl, platter, jar, pepper, bread];
