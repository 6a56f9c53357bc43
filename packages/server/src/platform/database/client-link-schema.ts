import type { AgreementType } from '@clausewright/contract';
import type { JsonColumn, JsonObject, Nullable } from './json.ts';

/** Rows of what clients are asked without an account. What each column means stands in the migrations. */
export interface ClientLinkSchema {
  client_links: ClientLinksTable;
  client_sendings: ClientSendingsTable;
  client_answers: ClientAnswersTable;
}

/** One question of a link. */
export interface StoredQuestion {
  type: AgreementType;
  agreement_id: string | null;
  question: string;
  options?: readonly string[];
  base: string | null;
}

interface ClientLinksTable {
  id: string;
  website_id: string;
  token_hash: Uint8Array;
  asker: string;
  questions: JsonColumn<readonly StoredQuestion[]>;
  made_by: Nullable<string>;
  created_at: Date;
  expires_at: Date;
  revoked_at: Nullable<Date>;
  renewed_at: Nullable<Date>;
}

interface ClientSendingsTable {
  link_id: string;
  request_id: string;
  at: Date;
  remark: Nullable<string>;
}

interface ClientAnswersTable {
  link_id: string;
  type: AgreementType;
  question: string;
  given: JsonColumn<JsonObject>;
  given_at: Date;
  taken_at: Nullable<Date>;
}
