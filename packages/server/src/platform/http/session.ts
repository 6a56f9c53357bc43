import type { Access, Call, Language } from '@clausewright/contract';
import type { FastifyRequest } from 'fastify';
import type { Refused } from './envelope.ts';

/** Who calls, as far as the bearer token shows. */
export interface Session {
  id: string;
  customerId: string;
  /** `unconfirmed` stays so for the life of the session: who confirms the address logs in anew. */
  role: 'unconfirmed' | 'customer';
  language: Language;
}

/** What a use case may rely on: calls that need a session have one. */
export type SessionFor<Who extends Access> = 'visitor' extends Who ? Session | null : Session;

type Admitted =
  | { ok: true; session: Session | null }
  /** With the session of whoever is known and may not: it stays good. */
  | (Refused & { session: Session | null });

/**
 * A bearer token that is no good is refused also where none is needed: the browser then renews the
 * session and asks again, instead of acting as somebody else than it believes.
 */
export async function admit(
  call: Pick<Call, 'access' | 'refreshToken'>,
  request: FastifyRequest,
  findSession: (token: string) => Promise<Session | null>,
): Promise<Admitted> {
  const token = bearerOf(request);
  const session = token === null ? null : await findSession(token);
  if (token !== null && session === null && call.refreshToken !== true) {
    return { ok: false, reason: 'not-authenticated', session };
  }
  if (call.access === 'visitor') return { ok: true, session };
  if (session === null) return { ok: false, reason: 'not-authenticated', session };
  if (call.access === 'customer' && session.role === 'unconfirmed') {
    return { ok: false, reason: 'email-not-confirmed', session };
  }
  return { ok: true, session };
}

/** Null without an Authorization header; what is no bearer token names no session. */
function bearerOf({ headers: { authorization } }: FastifyRequest): string | null {
  if (authorization === undefined) return null;
  return /^Bearer ([\w-]{22,128})$/i.exec(authorization)?.[1] ?? '';
}
