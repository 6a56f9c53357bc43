/** Where answers of a draft come from. Whoever changes an answer has given it: its origin is gone then. */
import type { SeenEvidence } from '@clausewright/contract';

/** seen: on the website. usual: for that kind of business. derived: from other answers. carried: from another document. */
export const answerOrigins = ['seen', 'usual', 'derived', 'carried'] as const;
export type AnswerOrigin = (typeof answerOrigins)[number];

export interface OriginOfAnswer {
  origin: AnswerOrigin;
  /** The person took it over, or read it and said that it is right. */
  confirmed: boolean;
  /** The scan that saw it. */
  scan?: string;
  /** The first places where it was seen; the scan has all of them while it is kept. */
  evidence?: readonly Pick<SeenEvidence, 'page' | 'kind' | 'what'>[];
}

/** By question, entries of the person's own by `<question>.own`. */
export type Origins = Readonly<Record<string, OriginOfAnswer>>;

const mostEvidence = 3;
const longest = 300;

export function seenOrigin(scan: string, evidence: readonly SeenEvidence[]): OriginOfAnswer {
  return {
    origin: 'seen',
    confirmed: true,
    scan,
    evidence: evidence.slice(0, mostEvidence).map(({ page, kind, what }) => ({
      page: page.slice(0, longest),
      kind,
      what: what.slice(0, longest),
    })),
  };
}

/** An answer was changed at this path. */
export function withoutOrigin(origins: Origins, path: string): Origins {
  const question = path.split('/')[0] ?? '';
  const { [question]: _, ...others } = origins;
  return others;
}

export function confirmed(origins: Origins = {}, questions: readonly string[]): Origins {
  return Object.fromEntries(
    Object.entries(origins).map(([question, one]) => [
      question,
      questions.includes(question) ? { ...one, confirmed: true } : one,
    ]),
  );
}

/** Whatever of the stored value is usable; undefined where nothing is. */
export function readOrigins(value: unknown): Origins | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const read = Object.entries(value).flatMap(([question, stored]) => {
    const one = readOrigin(stored);
    return one === null ? [] : [[question, one] as const];
  });
  return read.length > 0 ? Object.fromEntries(read) : undefined;
}

function readOrigin(value: unknown): OriginOfAnswer | null {
  if (typeof value !== 'object' || value === null) return null;
  const { origin, confirmed: isConfirmed, scan, evidence } = value as Record<string, unknown>;
  const known = answerOrigins.find((one) => one === origin);
  if (known === undefined) return null;
  return {
    origin: known,
    confirmed: isConfirmed === true,
    ...(typeof scan === 'string' && { scan }),
    ...(Array.isArray(evidence) && { evidence: evidence.filter(isEvidence) }),
  };
}

function isEvidence(value: unknown): value is Pick<SeenEvidence, 'page' | 'kind' | 'what'> {
  if (typeof value !== 'object' || value === null) return false;
  const { page, kind, what } = value as Record<string, unknown>;
  return typeof page === 'string' && typeof kind === 'string' && typeof what === 'string';
}
