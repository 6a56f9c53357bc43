import type { Queue } from 'pg-boss';

/** What each job is told. Ids only, never personal data: jobs stay in their table for days. */
export interface JobData {
  /** Renders the files of a version that does not have them yet. */
  'generate-files': { version_id: string };
  /** Sends one message of the outbox. */
  'send-mail': { outbox_id: string };
  /** Has messages sent that no job sends any more. */
  'sweep-outbox': Record<string, never>;
  /** Removes unfinished agreements that nobody claimed for 90 days. */
  'remove-abandoned-agreements': Record<string, never>;
  /** Removes sessions, links, exports, counted tries, declarations of withdrawal, requests of visitors and notices of cancellation whose time is over. */
  'remove-expired': Record<string, never>;
  /** Tells payment providers what was decided here: methods to forget, plans to end. */
  'run-errands': Record<string, never>;
  /** Renews, announces and ends plans whose time has come. */
  'renew-plans': Record<string, never>;
  /** Carries out a notice that cancels a plan. */
  'settle-cancellation': { notice_id: string };
  /** Asks the providers how payments stand that are open or were to go back. */
  'reconcile-payments': Record<string, never>;
  /** Works at one message of a provider. */
  'work-webhook': { event_id: string };
  /** Gives money back. */
  'refund-payment': { refund_id: string };
  /** Tells a provider that a payment ended on our side. */
  'cancel-payment': { transaction_id: string };
  /** Holds served versions against the clauses, laws and questions of today. */
  'find-newer-texts': Record<string, never>;
  /** Seals what visitors answered, and signs the days that are over. */
  'seal-consents': Record<string, never>;
  /** Has the newest signed day stamped by an authority outside. */
  'stamp-days': Record<string, never>;
  /** Looks at a website in a browser. */
  'scan-site': { scan_id: string };
  /** Orders the scans of watched websites whose time has come. */
  'order-due-scans': Record<string, never>;
  /** Sends what waits for one address of an account. */
  'send-webhooks': { webhook_id: string };
  /** Has messages sent that no job sends any more. */
  'sweep-webhooks': Record<string, never>;
  /** Tells owners which requests of visitors are due. */
  'remind-requests': Record<string, never>;
  /** Counts again how those websites are whose owners did not ask for their list. */
  'count-website-states': Record<string, never>;
  /** Makes the next months of the log and removes those that are too old. */
  'turn-consent-months': Record<string, never>;
}

export type JobName = keyof JobData;

type QueueSettings<Data> = Omit<Queue, 'name' | 'policy'> & {
  /** Of jobs with the same key only one waits or runs; a second one is dropped silently. */
  oneOf?: (data: Data) => string;
  /** Cron expression in UTC of a job that repeats. */
  schedule?: string;
};

/**
 * Every queue that exists. `expireInSeconds` is how long one attempt may take; of a process that died
 * the heartbeat tells sooner.
 */
export const queues: { readonly [Name in JobName]: QueueSettings<JobData[Name]> } = {
  'generate-files': {
    oneOf: ({ version_id }) => version_id,
    notify: true,
    retryLimit: 3,
    retryDelay: 2,
    retryBackoff: true,
    expireInSeconds: 120,
    heartbeatSeconds: 20,
  },
  'send-mail': {
    oneOf: ({ outbox_id }) => outbox_id,
    notify: true,
    retryLimit: 12,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: 7200,
    expireInSeconds: 60,
    heartbeatSeconds: 20,
  },
  'sweep-outbox': { retryLimit: 0, expireInSeconds: 60, schedule: '*/5 * * * *' },
  'remove-abandoned-agreements': { retryLimit: 2, expireInSeconds: 600, schedule: '17 3 * * *' },
  'remove-expired': { retryLimit: 0, expireInSeconds: 600, schedule: '41 * * * *' },
  'run-errands': { notify: true, retryLimit: 0, expireInSeconds: 300, schedule: '*/10 * * * *' },
  'renew-plans': { retryLimit: 0, expireInSeconds: 1800, schedule: '*/10 * * * *' },
  'settle-cancellation': {
    oneOf: ({ notice_id }) => notice_id,
    notify: true,
    retryLimit: 10,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 60,
  },
  'reconcile-payments': { retryLimit: 0, expireInSeconds: 600, schedule: '* * * * *' },
  'work-webhook': {
    oneOf: ({ event_id }) => event_id,
    notify: true,
    retryLimit: 10,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 120,
    heartbeatSeconds: 20,
  },
  'refund-payment': {
    oneOf: ({ refund_id }) => refund_id,
    notify: true,
    retryLimit: 10,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 120,
    heartbeatSeconds: 20,
  },
  'cancel-payment': { notify: true, retryLimit: 3, retryDelay: 10, expireInSeconds: 60 },
  'find-newer-texts': {
    oneOf: () => 'all',
    retryLimit: 3,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 3600,
    heartbeatSeconds: 60,
    schedule: '7 2 * * *',
  },
  'seal-consents': { retryLimit: 0, expireInSeconds: 600, schedule: '* * * * *' },
  'stamp-days': { retryLimit: 0, expireInSeconds: 120, schedule: '*/10 * * * *' },
  'scan-site': {
    oneOf: ({ scan_id }) => scan_id,
    notify: true,
    retryLimit: 2,
    retryDelay: 5,
    expireInSeconds: 900,
    heartbeatSeconds: 20,
  },
  'order-due-scans': { retryLimit: 0, expireInSeconds: 540, schedule: '*/10 * * * *' },
  'send-webhooks': {
    notify: true,
    retryLimit: 3,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 300,
    heartbeatSeconds: 20,
  },
  'sweep-webhooks': { retryLimit: 0, expireInSeconds: 60, schedule: '* * * * *' },
  'remind-requests': { retryLimit: 0, expireInSeconds: 600, schedule: '13 * * * *' },
  'count-website-states': { retryLimit: 0, expireInSeconds: 600, schedule: '43 * * * *' },
  'turn-consent-months': { retryLimit: 2, expireInSeconds: 600, schedule: '23 4 * * *' },
};

export const jobNames: readonly JobName[] = [
  'generate-files',
  'send-mail',
  'sweep-outbox',
  'remove-abandoned-agreements',
  'remove-expired',
  'run-errands',
  'renew-plans',
  'settle-cancellation',
  'reconcile-payments',
  'work-webhook',
  'refund-payment',
  'cancel-payment',
  'find-newer-texts',
  'seal-consents',
  'stamp-days',
  'scan-site',
  'order-due-scans',
  'send-webhooks',
  'sweep-webhooks',
  'remind-requests',
  'count-website-states',
  'turn-consent-months',
];
