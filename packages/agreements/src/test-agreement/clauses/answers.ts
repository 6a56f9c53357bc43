import type { CountryCode, FreeText, IsoDate, Period, Rows, VendorId } from '../../document/authoring.ts';
import { clausesOf } from '../../document/authoring.ts';

export interface TestAnswers {
  name: FreeText;
  address: FreeText;
  email: FreeText;
  website: FreeText;
  country: CountryCode;
  start: IsoDate;
  topics: readonly ('news' | 'health' | 'sport')[];
  'topics.own': Rows<{ name: FreeText }>;
  health_basis: 'consent' | 'care';
  tools: readonly VendorId[];
  'tools.own': Rows<{ name: FreeText; country: CountryCode }>;
  copies: number;
  keep: Period;
  officer: 'yes' | 'no';
  officer_email: FreeText;
  places: Rows<{ place_name: FreeText; place_country: CountryCode; place_keep: Period }>;
}
export const { clause } = clausesOf<TestAnswers>();
