/** True when the person gave something: not undefined, not an empty text or list. */
export function given(answer: unknown): boolean {
  if (typeof answer === 'string' || Array.isArray(answer)) return answer.length > 0;
  return answer !== undefined && answer !== null;
}
