const number = (value: number) => String(Math.round(value * 10) / 10);

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0): string {
  const rounded = radius ? ` rx="${number(radius)}"` : "";
  return `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"${rounded} fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="${fill}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}" fill="${fill}"/>`;
}

export function shape(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${number(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function ring(x: number, y: number, radius: number, stroke: string, width: number): string {
  return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}" fill="none" stroke="${stroke}" stroke-width="${number(width)}"/>`;
}

/** The content is drawn in a 100 by 100 box. `x` is its horizontal centre, `y` its lower edge. */
export function stand(x: number, y: number, size: number, content: string, turn = 0): string {
  const scale = Math.round(size) / 100;
  const turned = turn ? ` rotate(${number(turn)} 50 50)` : "";
  return `<g transform="translate(${number(x - size / 2)} ${number(y - size)}) scale(${scale})${turned}">${content}</g>`;
}

export function faded(opacity: number, content: string): string {
  return `<g opacity="${opacity}">${content}</g>`;
}

export function document(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
