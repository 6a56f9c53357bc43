import type { DeliveryFault, DeliveryState, SentKind, WebhookKind } from '@clausewright/contract';
import type { Generated } from 'kysely';
import type { Nullable } from './json.ts';

/** Rows of the tables of webhooks. What each column means stands in the migrations. */
export interface WebhookSchema {
  webhooks: WebhooksTable;
  webhook_deliveries: WebhookDeliveriesTable;
}

interface WebhooksTable {
  id: string;
  owner_id: string;
  url: string;
  kinds: WebhookKind[];
  enabled: Generated<boolean>;
  created_at: Date;
  failing_since: Nullable<Date>;
  failures: Generated<number>;
  resting_until: Nullable<Date>;
  held_until: Nullable<Date>;
  ended_at: Nullable<Date>;
}

interface WebhookDeliveriesTable {
  id: string;
  webhook_id: string;
  kind: SentKind;
  once_key: Nullable<string>;
  body: string;
  created_at: Date;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  next_attempt_at: Nullable<Date>;
  last_attempt_at: Nullable<Date>;
  last_status: Nullable<number>;
  last_fault: Nullable<DeliveryFault>;
}
