import { given } from '../answers/given.ts';

/** More is never found than a condition reads one after another. */
const rounds = 12;

/**
 * The questions whose answers would let words be printed that are not printed now: found by asking their condition again
 * and again, each time with something given where it found nothing. Empty where no answer would help, or none is needed.
 */
export function neededAnswers(
  condition: (answers: object) => boolean,
  answers: object,
  mayAnswer: (question: string) => boolean,
): readonly string[] {
  const supplied = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const lacked = new Set<string>();
    const watched = new Proxy(answers, {
      get(target, key): unknown {
        const value: unknown = Object.hasOwn(target, key) ? Reflect.get(target, key) : undefined;
        if (typeof key !== 'string' || given(value)) return value;
        if (supplied.has(key)) return 'given';
        lacked.add(key);
        return value;
      },
    });
    if (condition(watched)) return [...supplied];
    const next = [...lacked].filter((question) => mayAnswer(question));
    if (next.length === 0) return [];
    for (const question of next) supplied.add(question);
  }
  return [];
}
