import type { Clock } from './clock.ts';
import type { Mode } from './config/config.ts';
import type { Operator } from './config/operator.ts';
import type { Database } from './database/schema.ts';
import type { Enqueue } from './jobs/start-jobs.ts';

/** What the use cases of any part need from the instance that they run in. */
export interface InstancePorts {
  db: Database;
  clock: Clock;
  enqueue: Enqueue;
  mode: Mode;
  /** Secret of the instance, at least 32 bytes. */
  secret: Uint8Array;
  /** Origins without a slash at the end. */
  publicUrl: string;
  documentsUrl: string;
  /** Name of this service, as messages give it. */
  operatorName: string;
}

/** The same for what may need the operator before it can be finished. */
export interface OperatedPorts extends InstancePorts {
  operator: Pick<Operator, 'email' | 'country'>;
}
