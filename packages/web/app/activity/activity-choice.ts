/** What of the list is shown; it stands in the address, so that back and reload keep it. */
import type { ActivityDays } from '@clausewright/contract';
import {
  activityAreas,
  type ActivityArea,
  activityKinds,
  type ActivityKind,
} from '@clausewright/contract/activity-kinds';

export const periods = ['7', '30', '90', '365'] as const satisfies readonly ActivityDays[];

export interface ActivityChoice {
  /** A kind, or a part of the product with all of its kinds; empty for everything. */
  what: ActivityKind | ActivityArea | '';
  /** Empty for all that is kept. */
  days: ActivityDays | '';
  /** Entry that the page before ended with; empty for the first page. */
  after: string;
}

/** Whatever the address says that means something; the rest is as if it were not there. */
export function readChoice(search: URLSearchParams): ActivityChoice {
  const what = search.get('what') ?? '';
  const after = search.get('after') ?? '';
  return {
    what: [...activityAreas, ...activityKinds].find((one) => one === what) ?? '',
    days: periods.find((one) => one === search.get('days')) ?? '',
    after: /^[\w-]{22,64}$/.test(after) ? after : '',
  };
}

/** The part of the address behind `?`; what goes without saying is not said. */
export function toSearch(choice: ActivityChoice): string {
  const said = Object.entries(choice).filter(([, value]) => value !== '');
  return said.length === 0 ? '' : `?${String(new URLSearchParams(said))}`;
}

const isArea = (what: ActivityKind | ActivityArea): what is ActivityArea =>
  activityAreas.some((area) => area === what);

/** What the server is asked, beside the page. */
export function toQuery({ what, days }: Pick<ActivityChoice, 'what' | 'days'>) {
  return {
    ...(what !== '' && (isArea(what) ? { area: what } : { kind: what })),
    ...(days !== '' && { days }),
  };
}
