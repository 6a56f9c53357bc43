import type { InstancePorts } from '../../platform/ports.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Passwords } from './hash-password.ts';

/** What the use cases of sessions need from the rest of the process. */
export interface SessionPorts extends Pick<
  InstancePorts,
  'db' | 'clock' | 'enqueue' | 'secret' | 'publicUrl' | 'operatorName'
> {
  /** The one of the process: its gate counts every hash. */
  passwords: Passwords;
  limits: Pick<Config['limits'], 'login'>;
}
