import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { InstallPorts } from '../install/ports.ts';
import type { BannerFiles } from './read-banner-files.ts';

/** What serving banners needs from the rest of the process. */
export interface BannerPorts extends Pick<InstallPorts, 'lookAtSite'> {
  db: Database;
  clock: Clock;
  /** Null where the script is not built. */
  bannerFiles: BannerFiles | null;
}

export type BannerConfig = Pick<Config, 'publicUrl' | 'documentsUrl' | 'consentUrl' | 'tcf' | 'operator'>;

/** Where faults go that a visitor never hears of. */
export type FaultLog = Pick<FastifyBaseLogger, 'error'>;
