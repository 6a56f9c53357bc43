interface Point {
  x: number;
  y: number;
}

/** Paths within 320 by 64; days without a share are passed over. */
export function sparklinePath(shares: readonly (number | null)[]): {
  line: string;
  area: string;
  end: Point;
} {
  const given = shares.flatMap((share) => (share === null ? [] : [share]));
  const low = Math.min(...given);
  // A flat line stands in the middle.
  const span = Math.max(...given) - low || 1;
  const points = shares.flatMap((share, day): Point[] => {
    if (share === null) return [];
    const x = shares.length < 2 ? 160 : 4 + (day * 312) / (shares.length - 1);
    const height = given.every((one) => one === low) ? 0.5 : (share - low) / span;
    return [{ x: rounded(x), y: rounded(58 - height * 50) }];
  });
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const [first = { x: 160, y: 33 }] = points;
  const end = points.at(-1) ?? first;
  return { line, area: `${line}L${end.x} 62L${first.x} 62Z`, end };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
