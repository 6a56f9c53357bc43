import {
  type Access,
  type Call,
  type KeyScope,
  type KeyUse,
  type Language,
  type MemberRight,
  type MemberRole,
  organisationHeader,
  rightsOf,
} from '@clausewright/contract';
import type { FastifyRequest } from 'fastify';
import type { Refused } from './envelope.ts';

/** Who calls, as far as the bearer token shows. */
export interface Session {
  id: string;
  /** Whose websites, documents and money this is about: of the person, or of the organisation that he acts for. */
  customerId: string;
  /** `unconfirmed` stays so for the life of the session: who confirms the address logs in anew. */
  role: 'unconfirmed' | 'customer';
  language: Language;
  /** A program calls, with an API key that may do this; undefined: a person. */
  key?: KeyGrant;
  /** The person acts for an organisation; undefined: for himself. */
  member?: Membership;
  /** Opened by the provider of this organisation, for which alone it acts; undefined: by the person's own means. */
  through?: string;
}

export interface Membership {
  personId: string;
  role: MemberRole;
  /** Ids; null: all of the organisation. */
  websites: readonly string[] | null;
}

/** Who is at work, whatever account it is about. */
export function personOf({ customerId, member }: Session): string {
  return member?.personId ?? customerId;
}

/** Whether a person may do it in the account that this is about: with his own everything, else what his role allows. */
export function hasRight({ member }: Session, right: MemberRight): boolean {
  return member === undefined || rightsOf(member.role).includes(right);
}

export interface KeyGrant {
  scopes: readonly KeyScope[];
  /** Ids; null: all of the account. */
  websites: readonly string[] | null;
}

/** Ids of the websites that lists show to whoever is held to some; null: all of the account. */
export function websitesSeen({ member }: Session): readonly string[] | null {
  return member?.websites ?? null;
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
  // Whether somebody whom a provider sent may do it is decided with what he acts for.
  if (call.access === 'customer' && session.role === 'unconfirmed' && session.through === undefined) {
    return { ok: false, reason: 'email-not-confirmed', session };
  }
  return { ok: true, session };
}

/** Whether what an id names belongs to one of these websites. */
export type BelongsTo = (of: KeyUse['of'], id: string, websites: readonly string[]) => Promise<boolean>;

/** Holds a program to what its key is for. */
export async function admitKey(
  { key: use }: Pick<Call, 'key'>,
  { scopes, websites }: KeyGrant,
  { id, belongsTo }: { id: string | undefined; belongsTo: BelongsTo },
): Promise<{ ok: true } | Refused> {
  if (use === undefined) return { ok: false, reason: 'key-not-accepted' };
  if (use.scope !== null && !scopes.includes(use.scope)) return { ok: false, reason: 'key-scope' };
  if (websites === null || use.of === 'nothing') return { ok: true };
  const reaches = use.of !== 'account' && id !== undefined && (await belongsTo(use.of, id, websites));
  return reaches ? { ok: true } : { ok: false, reason: 'key-website' };
}

/** A membership, and whether the organisation wants sessions of its provider alone. */
export type FoundMembership = Omit<Membership, 'personId'> & { providerRequired: boolean };

/** Of a person in an organisation; null where he does not belong to it. */
export type FindMembership = (personId: string, organisationId: string) => Promise<FoundMembership | null>;

/** The session as the call serves it: where the caller names an organisation, of that one, and only what his role may. */
export async function actFor(
  call: Pick<Call, 'members' | 'narrows' | 'access' | 'throughProvider'>,
  session: Session | null,
  {
    organisationId,
    id,
    belongsTo,
    findMembership,
  }: {
    organisationId: string | null;
    id: string | undefined;
    belongsTo: BelongsTo;
    findMembership: FindMembership;
  },
): Promise<{ ok: true; session: Session | null } | Refused> {
  const { members } = call;
  if (session?.through !== undefined) {
    if (call.throughProvider === true) return { ok: true, session };
    if (organisationId !== session.through || members === 'person') return outOfReach(call);
  }
  const isMember = session?.role === 'customer' || session?.through !== undefined;
  const isPerson = session !== null && session.key === undefined && isMember;
  if (organisationId === null || members === 'person' || !isPerson) return { ok: true, session };
  const found = await findMembership(session.customerId, organisationId);
  if (found === null) return { ok: false, reason: 'not-a-member' };
  const { providerRequired, ...membership } = found;
  const wanted = members.right === null ? null : [members.right].flat();
  // Owners can always manage it by their own means: to switch off what does not work.
  const isRescue = found.role === 'owner' && wanted?.includes('manage') === true;
  if (providerRequired && session.through === undefined && !isRescue) {
    return { ok: false, reason: 'provider-required' };
  }
  const owned = rightsOf(found.role);
  if (wanted !== null && !wanted.some((right) => owned.includes(right))) {
    return { ok: false, reason: 'member-role' };
  }
  const isWithin =
    found.websites === null ||
    members.of === 'nothing' ||
    call.narrows === true ||
    (members.of !== 'account' && id !== undefined && (await belongsTo(members.of, id, found.websites)));
  if (!isWithin) return { ok: false, reason: 'member-website' };
  const member = { personId: session.customerId, ...membership };
  return { ok: true, session: { ...session, role: 'customer', customerId: organisationId, member } };
}

/** What everybody may do, such a session does as a visitor. */
function outOfReach({ access }: Pick<Call, 'access'>): { ok: true; session: null } | Refused {
  return access === 'visitor' ? { ok: true, session: null } : { ok: false, reason: 'provider-session' };
}

/** Null without the header; what is no id names no organisation that exists. */
export function organisationIn({ headers }: FastifyRequest): string | null {
  const given = headers[organisationHeader];
  if (given === undefined) return null;
  return typeof given === 'string' && /^[\w-]{22,64}$/.test(given) ? given : '';
}

/**
 * Tokens of sessions that a provider opened begin with it. The release before reads no point in a token, so that to it
 * such a session is none: it would take it for one of the person, with all that needs no confirmed address.
 */
export const throughPrefix = 'o.';

/** Null without an Authorization header; what is no bearer token names no session. */
function bearerOf({ headers: { authorization } }: FastifyRequest): string | null {
  if (authorization === undefined) return null;
  return /^Bearer ((?:o\.)?[\w-]{22,128})$/i.exec(authorization)?.[1] ?? '';
}
