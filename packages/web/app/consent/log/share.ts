interface Share {
  percent: number;
  /** Where rounding would make something nothing, or a part the whole. */
  sign: '' | '<' | '>';
}

/** A part of a sum in whole percent. */
export function share(part: number, sum: number): Share {
  const exact = sum === 0 ? 0 : (part * 100) / sum;
  if (exact > 0 && exact < 1) return { percent: 1, sign: '<' };
  if (exact > 99 && exact < 100) return { percent: 99, sign: '>' };
  return { percent: Math.round(exact), sign: '' };
}
