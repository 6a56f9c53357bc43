import type { Call } from '@clausewright/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { PayloadKeys } from './payload-keys.ts';
import type { RateLimits } from './allowance.ts';
import type { SharedCount } from './shared-rate-limits.ts';
import type { ForeignSources } from './security-headers.ts';
import type { Outcome } from './envelope.ts';
import type { BelongsTo, FindMembership, Session } from './session.ts';

/** What the server needs from the rest of the process. */
export interface ServerPorts {
  config: Pick<
    Config,
    | 'mode'
    | 'publicUrl'
    | 'documentsUrl'
    | 'consentUrl'
    | 'uiLanguages'
    | 'trustProxy'
    | 'limits'
    | 'maxBodyBytes'
    | 'countryHeader'
  >;
  clock: Clock;
  log: FastifyBaseLogger;
  payloadKeys: PayloadKeys;
  /** The session of a bearer token that is good now. */
  findSession: (token: string) => Promise<Session | null>;
  /** Whether what an API key asks for belongs to the websites that it is held to. */
  keyBelongsTo: BelongsTo;
  findMembership: FindMembership;
  /** Keeps what calls do for the owners of accounts to read. */
  duringCall: DuringCall;
  /** True when the database answers and its schema is there. */
  ready: () => Promise<boolean>;
  /** True while the operator has the service in maintenance. */
  inMaintenance: () => Promise<boolean>;
  /** True for errors that mean the database is away for the moment. */
  isUnavailable: (error: unknown) => boolean;
  /** Absolute path of the web build; its absence is answered with a notice. */
  webBuild: string;
  /** The figures in force (`pricesText`); null or without it, pages that name prices give way to those that name none. */
  pricesInForce?: () => Promise<string | null>;
  /** What the providers of this instance need on the page of payment. */
  payPageSources?: readonly ForeignSources[];
  timeouts?: Timeouts;
  /** Where several processes count together; without it each counts for itself. */
  sharedCount?: SharedCount | undefined;
}

/** Who calls, as the list of activity tells it, and what the call names. */
export interface ActCaller {
  session: Session | null;
  /** ISO 3166-1 alpha-2; null where nobody knows. */
  country: string | null;
  objectId: string | null;
}

/** Runs the use case of a call, and notes what it did. */
export type DuringCall = <Value>(
  call: Call,
  caller: ActCaller,
  work: () => Promise<Outcome<Value>>,
) => Promise<Outcome<Value>>;

/** Milliseconds. */
export interface Timeouts {
  /** Until the head of a request is complete. */
  headers: number;
  /** Until the whole request is there. */
  request: number;
  /** How often the two above are looked at. */
  check: number;
  /** In which nothing at all passes in either direction. */
  silence: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits;
    findSession: ServerPorts['findSession'];
    keyBelongsTo: ServerPorts['keyBelongsTo'];
    findMembership: FindMembership;
    duringCall: DuringCall;
    countryHeader: string | undefined;
    /** True from the first sign of stopping: not ready any more, still answering. */
    stopping: { since: Date | null };
  }
  interface FastifyRequest {
    /** For the log: code of the refusal or fault, as no status tells a right that is missing from an answer; null where none was told. */
    outcome: string | null;
  }
}
