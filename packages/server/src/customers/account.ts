import type { Customer, Language } from '@clausewright/contract';

/** An account as use cases see it. */
export interface Account {
  /** Of the row; never changes. */
  id: string;
  /** What people see. */
  customerId: string;
  /** Of an organisation: where its letters go, which is the address of a member. */
  email: string;
  /** Name of an organisation, which has no password; null: a person. */
  organisation: string | null;
  /** Of an organisation: nothing is published before somebody approved of it. */
  approvalRequired: boolean;
  /** Null until the first password is set. */
  passwordHash: string | null;
  language: Language;
  profile: Profile;
  confirmedAt: Date | null;
  /** How often the devices that it knew were made worth nothing. */
  devicesEnded: number;
  createdAt: Date;
}

export interface Profile {
  first_name: string;
  last_name: string;
  personal_id: string;
  /** ISO 3166 alpha-2, or empty. */
  country: string;
  phone: string;
}

/** What a session that a provider opened is told: what other members see of the person anyway. */
export function describeMember(account: Account): Customer {
  return { ...describeCustomer(account), personal_id: '', country: '', phone: '' };
}

/** What the person is told of the own account. */
export function describeCustomer(account: Account): Customer {
  return {
    id: account.id,
    customer_id: account.customerId,
    email: account.email,
    confirmed: account.confirmedAt !== null,
    language: account.language,
    ...account.profile,
    created_at: account.createdAt.toISOString(),
  };
}
