/**
 * The comprehensive privacy acts of American states beside California’s: whom each binds, and from which day. Most of the
 * numbers are recalled, not read again (`read` names what was); in doubt an act counts. Left out: exemptions by trade (banks,
 * hospitals, universities) and data that counts elsewhere, which no question of ours tells.
 */

/** All that is named must hold. Numbers count a year; shares are those of gross revenue that come from selling data. */
export interface Threshold {
  /** At least so many people of the state. */
  people?: number;
  /** More than this share, in per cent; 0 means that data is sold at all. */
  shareOver?: number;
  /** This share or more. */
  shareFrom?: number;
  /** Yearly revenue of at least, or of more than, so many dollars. */
  revenueFrom?: number;
  revenueOver?: number;
  /** Sensitive data is handled. */
  sensitive?: true;
}

export interface ActVersion {
  /** First day, where it lies after January 2026. */
  from?: string;
  /** One of them is enough. */
  any: readonly Threshold[];
  /** Whom the act leaves out: small businesses in the sense of the SBA, or firms with fewer staff that sell no data. */
  exempt?: 'small-business' | { staffBelow: number };
  law: string;
  read: boolean;
}

const usual = (share: number): readonly Threshold[] => [
  { people: 100_000 },
  { people: 25_000, shareOver: share },
];

/** By state, the versions of its act in the order of their days. */
export const stateActs = {
  US_VA: [{ any: usual(50), law: 'Va. Code § 59.1-576(A)', read: false }],
  US_CO: [{ any: usual(0), law: 'C.R.S. § 6-1-1304(1)', read: false }],
  US_CT: [
    {
      any: [{ people: 35_000 }, { sensitive: true }, { shareOver: 0 }],
      law: 'Conn. Gen. Stat. § 42-516 (P.A. 25-113)',
      read: true,
    },
  ],
  US_UT: [
    {
      any: [
        { people: 100_000, revenueFrom: 25_000_000 },
        { people: 25_000, revenueFrom: 25_000_000, shareOver: 50 },
      ],
      law: 'Utah Code § 13-61-102(1)',
      read: true,
    },
  ],
  US_TX: [
    { any: [{}], exempt: 'small-business', law: 'Tex. Bus. & Com. Code §§ 541.002, 541.107', read: true },
  ],
  US_OR: [
    {
      any: [{ people: 100_000 }, { people: 25_000, shareFrom: 25 }],
      law: 'ORS 646A.572(1)',
      read: false,
    },
  ],
  US_MT: [
    {
      any: [{ people: 25_000 }, { people: 15_000, shareOver: 25 }],
      law: 'Mont. Code § 30-14-2803 (S.B. 297)',
      read: false,
    },
  ],
  US_FL: [{ any: [{ revenueOver: 1_000_000_000 }], law: 'Fla. Stat. § 501.702(9)', read: false }],
  US_DE: [
    {
      any: [{ people: 35_000 }, { people: 10_000, shareOver: 20 }],
      law: '6 Del. C. § 12D-103(a)',
      read: false,
    },
    {
      from: '2027-01-01',
      any: [{ people: 10_000 }, { people: 5_000, shareOver: 20 }],
      law: '6 Del. C. § 12D-103(a) (H.B. 380 of 2026)',
      read: true,
    },
  ],
  US_IA: [{ any: usual(50), law: 'Iowa Code § 715D.2(1)', read: false }],
  US_NE: [{ any: [{}], exempt: 'small-business', law: 'Neb. Rev. Stat. §§ 87-1103, 87-1118', read: true }],
  US_NH: [
    {
      any: [{ people: 35_000 }, { people: 10_000, shareOver: 25 }],
      law: 'RSA 507-H:2',
      read: false,
    },
  ],
  US_NJ: [{ any: usual(0), law: 'N.J.S.A. 56:8-166.5', read: false }],
  US_TN: [
    {
      any: [
        { people: 175_000, revenueOver: 25_000_000 },
        { people: 25_000, revenueOver: 25_000_000, shareOver: 50 },
      ],
      law: 'Tenn. Code § 47-18-3301 ff.',
      read: false,
    },
  ],
  US_MN: [
    {
      any: [{ people: 100_000 }, { people: 25_000, shareOver: 25 }],
      exempt: 'small-business',
      law: 'Minn. Stat. § 325M.12',
      read: false,
    },
  ],
  US_MD: [
    {
      any: [{ people: 35_000 }, { people: 10_000, shareOver: 20 }],
      law: 'Md. Code, Com. Law § 14-4702',
      read: true,
    },
  ],
  US_IN: [{ any: usual(50), law: 'Ind. Code § 24-15-1-1', read: false }],
  US_KY: [{ any: usual(50), law: 'KRS § 367.3613', read: false }],
  US_RI: [
    {
      any: [{ people: 35_000 }, { people: 10_000, shareOver: 20 }],
      law: 'R.I. Gen. Laws § 6-48.1-4',
      read: false,
    },
  ],
  US_OK: [
    {
      from: '2027-01-01',
      any: usual(50),
      law: 'Okla. Stat. tit. 75A, §§ 300-315 (S.B. 546 of 2026)',
      read: false,
    },
  ],
  // Whoever only addresses people there is not named; nobody is asked where contracts are made.
  US_LA: [
    {
      from: '2027-01-01',
      any: [{ revenueOver: 25_000_000 }, { people: 75_000 }, { shareFrom: 50 }],
      law: 'La. R.S. 51:1780.1-1780.5 (2026 Act No. 502)',
      read: false,
    },
  ],
  US_AL: [
    {
      from: '2027-05-01',
      any: [{ people: 25_001 }, { shareOver: 25 }],
      exempt: { staffBelow: 500 },
      law: 'Ala. Act No. 2026-552',
      read: false,
    },
  ],
  US_VT: [
    {
      from: '2028-01-01',
      any: [{ people: 35_000 }, { people: 3_000, sensitive: true }, { people: 3_000, shareOver: 0 }],
      law: '9 V.S.A. §§ 2415a-2415k (2026 Act No. 145)',
      read: false,
    },
  ],
} as const satisfies Readonly<Record<string, readonly ActVersion[]>>;

export type ActState = keyof typeof stateActs;

/** Cal. Civ. Code § 1798.140(d), revenue as adjusted in January 2025. */
export const californianThresholds: readonly Threshold[] = [
  { revenueOver: 26_625_000 },
  { people: 100_000 },
  { shareFrom: 50 },
];

/** What the owner told of the size of the business; null is not known, which counts as enough. */
export interface Size {
  /** People of a state whose data is handled in a year. */
  people: (state: string) => number | null;
  share: number | null;
  revenue: number | null;
  staff: number | null;
  small: boolean | null;
  sensitive: boolean;
}

function holds(known: number | null, test: (number: number) => boolean): boolean {
  return known === null || test(known);
}

export function reaches(threshold: Threshold, size: Size, state: string): boolean {
  const { people, shareOver, shareFrom, revenueFrom, revenueOver, sensitive } = threshold;
  return (
    (people === undefined || holds(size.people(state), (count) => count >= people)) &&
    (shareOver === undefined || holds(size.share, (share) => share > shareOver)) &&
    (shareFrom === undefined || holds(size.share, (share) => share >= shareFrom)) &&
    (revenueFrom === undefined || holds(size.revenue, (revenue) => revenue >= revenueFrom)) &&
    (revenueOver === undefined || holds(size.revenue, (revenue) => revenue > revenueOver)) &&
    (sensitive === undefined || size.sensitive)
  );
}

function isExempt({ exempt }: ActVersion, { small, staff, share }: Size): boolean {
  if (exempt === undefined) return false;
  if (exempt === 'small-business') return small === true;
  return staff !== null && staff < exempt.staffBelow && share === 0;
}

/** The version of the act of a state that first binds a business of this size; undefined where none does. */
export function bindingVersion(state: ActState, size: Size): ActVersion | undefined {
  const versions: readonly ActVersion[] = stateActs[state];
  return versions.find(
    (version) => !isExempt(version, size) && version.any.some((threshold) => reaches(threshold, size, state)),
  );
}
