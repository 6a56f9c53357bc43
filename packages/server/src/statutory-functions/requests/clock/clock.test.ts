/** The clocks of all laws against a second implementation that knows neither the table nor the arithmetic of the first. */
import * as fc from 'fast-check';
import { type RequestKind, requestKinds } from '@clausewright/contract';
import { findRequirement } from '@clausewright/library/clauses';
import { type LawTag, lawTags, requestPeriods } from '@clausewright/library/requests';
import { expect, test } from 'vitest';
import { dayOfReceipt, daysBetween } from './calendar.ts';
import { bindingClock, clockOf, clocksOf, offeredKinds } from './clock.ts';

/** `kinds: answer + extension, confirmed within`; c calendar days, b business days, m months, `own` without a period. */
const european = 'access deletion correction portability restriction objection: 1m>+2m>';
const american = 'access deletion correction portability opt-out: 45c+45c';
const expected: Readonly<Record<string, readonly string[]>> = {
  gdpr: [european, 'consent: own'],
  uk_gdpr: [european, 'complaint: own, 30c', 'consent: own'],
  fadp: ['access portability: 30c', 'deletion correction objection consent: own'],
  ccpa_cpra: ['access deletion correction portability: 45c+45c, 10b', 'opt-out: 15b', 'limit: 15b'],
  caloppa: ['access correction: own'],
  us_fl: ['access deletion correction portability opt-out: 45c+15c', 'appeal: 60c'],
  us_ia: ['access deletion portability opt-out: 45c+45c', 'appeal: 60c'],
  us_ut: [american],
  ...Object.fromEntries(['co', 'mn', 'nj', 'or'].map((of) => [`us_${of}`, [american, 'appeal: 45c']])),
  ...Object.fromEntries(
    'al ct de in ky la md mt ne nh ok ri tn tx va vt'
      .split(' ')
      .map((of) => [`us_${of}`, [american, 'appeal: 60c']]),
  ),
  nv_603a: ['opt-out: 60c+30c'],
  wa_mhmda: ['access deletion consent: 45c+45c', 'appeal: 45c'],
  quebec_25: ['access deletion correction portability: 30c', 'consent: own'],
  pipeda: ['access correction: 30c+30c', 'consent: own'],
  lgpd: ['access: 15c', 'deletion correction portability objection consent: own'],
  au_privacy_act: ['access correction: 30c', 'complaint: 30c'],
  cn_pipl: ['access deletion correction portability restriction consent: 15b'],
  gulf_pdpl: ['access deletion correction portability restriction objection consent: 30c+30c'],
  in_dpdp: ['complaint: india', 'access deletion correction consent: own'],
  jp_appi: ['access deletion correction restriction: own'],
  kr_pipa: ['access deletion correction restriction: 10c'],
  nz_privacy_act: ['access correction: 20b'],
  sg_pdpa: ['access correction: 30c', 'consent: own'],
  tr_kvkk: ['access deletion correction objection: 30c'],
  popia: ['access deletion correction objection consent: own'],
};

/** Day by day on a calendar of its own, which counts leap years and weekdays itself. */
class Walker {
  year: number;
  month: number;
  date: number;
  /** 0: Monday. */
  weekday: number;

  constructor(day: string) {
    [this.year, this.month, this.date] = day.split('-').map(Number) as [number, number, number];
    // Zeller's congruence, with Monday as zero.
    const m = this.month < 3 ? this.month + 12 : this.month;
    const y = this.month < 3 ? this.year - 1 : this.year;
    const century = Math.floor(y / 100);
    const of = y % 100;
    const h =
      (this.date +
        Math.floor((13 * (m + 1)) / 5) +
        of +
        Math.floor(of / 4) +
        Math.floor(century / 4) +
        5 * century) %
      7;
    this.weekday = (h + 5) % 7;
  }

  static lengthOf(year: number, month: number): number {
    if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
    return [4, 6, 9, 11].includes(month) ? 30 : 31;
  }

  step(): void {
    this.weekday = (this.weekday + 1) % 7;
    this.date += 1;
    if (this.date <= Walker.lengthOf(this.year, this.month)) return;
    this.date = 1;
    this.month += 1;
    if (this.month <= 12) return;
    this.month = 1;
    this.year += 1;
  }

  get text(): string {
    return `${this.year}-${String(this.month).padStart(2, '0')}-${String(this.date).padStart(2, '0')}`;
  }

  get isFree(): boolean {
    return (
      this.weekday > 4 || (this.month === 1 && this.date === 1) || (this.month === 12 && this.date === 25)
    );
  }
}

function walk(day: string, spans: readonly string[]): string {
  const walker = new Walker(day);
  const parsed = spans.map((span) => /^(\d+)([bcm])(>?)$/.exec(span) ?? []);
  const [, , unit, rolls] = parsed[0] ?? [];
  const amount = parsed.reduce((sum, [, count]) => sum + Number(count), 0);
  if (unit === 'c') for (let n = 0; n < amount; n += 1) walker.step();
  if (unit === 'b') {
    for (let n = 0; n < amount; n += walker.weekday > 4 ? 0 : 1) walker.step();
  }
  if (unit === 'm') {
    const total = walker.year * 12 + walker.month - 1 + amount;
    const [year, month] = [Math.floor(total / 12), (total % 12) + 1];
    const date = Math.min(walker.date, Walker.lengthOf(year, month));
    const wanted = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
    while (walker.text !== wanted) walker.step();
  }
  if (rolls !== '') while (walker.isFree) walker.step();
  return walker.text;
}

function second(law: string, kind: RequestKind, day: string) {
  const line = expected[law]?.find((one) => one.split(':')[0]?.split(' ').includes(kind));
  if (line === undefined) return null;
  const [periods = '', confirm] = (line.split(': ')[1] ?? '').split(', ');
  const known = periods === 'india' ? (day < '2027-05-14' ? '1m' : '90c') : periods;
  const [answer = '', extension] = known.split('+');
  const isOwn = known === 'own';
  return {
    law: isOwn ? null : law,
    received: day,
    confirmBy: confirm === undefined ? null : walk(day, [confirm]),
    answerBy: walk(day, [isOwn ? '1m' : answer]),
    extendedBy: extension === undefined ? null : walk(day, [answer, extension]),
  };
}

const anyDay = fc
  .integer({ min: 0, max: daysBetween('2024-01-01', '2040-12-31') })
  .map((offset) => new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10));

test('all laws and kinds agree with the second implementation on 1,000 days', () => {
  fc.assert(
    fc.property(anyDay, (day) => {
      const pairs = lawTags.flatMap((law) => requestKinds.map((kind) => ({ law, kind })));
      const first = pairs.map(({ law, kind }) => {
        const clock = clockOf(law, kind, day);
        if (clock === null) return { law, kind, clock };
        const { article, ...rest } = clock;
        return { law, kind, clock: article === null ? 'no source' : rest };
      });
      const other = pairs.map(({ law, kind }) => ({ law, kind, clock: second(law, kind, day) }));
      expect(first).toEqual(other);
    }),
    { numRuns: 1000 },
  );
});

test('every law of the table is in the second one, and names duties that exist', () => {
  expect(Object.keys(requestPeriods).toSorted()).toEqual(Object.keys(expected).toSorted());
  for (const { duty } of Object.values(requestPeriods).flat()) {
    if (duty !== undefined) expect(findRequirement(duty), duty).toBeDefined();
  }
});

test.each<[string, LawTag, string, string]>([
  // EDPB Guidelines 01/2022, para. 159, and the examples of the Information Commissioner.
  ['2026-03-05', 'gdpr', '2026-04-06', 'a Sunday moves to Monday'],
  ['2026-08-31', 'gdpr', '2026-09-30', 'no such date: the last day of the month'],
  ['2027-01-31', 'gdpr', '2027-03-01', 'the end of February, a Sunday, moves'],
  ['2026-11-25', 'uk_gdpr', '2026-12-28', 'Christmas is a Friday: the Monday after'],
  ['2026-12-01', 'gdpr', '2027-01-04', 'New Year is a Friday'],
  ['2026-11-18', 'ccpa_cpra', '2027-01-02', 'calendar days end where they end'],
])('what came on %s under %s is due on %s: %s', (day, law, due) => {
  expect(clockOf(law, 'access', day)?.answerBy).toBe(due);
});

test('the day is that of the owner, and the earliest where his country has several', () => {
  const night = new Date('2026-12-01T03:30:00Z');
  expect(dayOfReceipt(night, 'DE')).toBe('2026-12-01');
  expect(dayOfReceipt(night, 'US')).toBe('2026-11-30');
  expect(dayOfReceipt(new Date('2026-12-01T23:30:00Z'), 'DE')).toBe('2026-12-02');
  expect(dayOfReceipt(night, null)).toBe('2026-12-01');
  expect(dayOfReceipt(night, 'XX')).toBe('2026-12-01');
});

test('the earliest period of the policy binds, and our own rule where no law has one', () => {
  const at = new Date('2026-12-02T12:00:00Z');
  expect(bindingClock(['ccpa_cpra', 'gdpr'], 'access', at, 'DE')).toMatchObject({
    law: 'gdpr',
    answerBy: '2027-01-04',
    confirmBy: '2026-12-16',
  });
  expect(bindingClock(['gdpr', 'lgpd'], 'access', at, 'DE')).toMatchObject({
    law: 'lgpd',
    answerBy: '2026-12-17',
    extendedBy: null,
  });
  expect(bindingClock(['gdpr'], 'other', at, 'DE')).toEqual({
    law: null,
    article: null,
    received: '2026-12-02',
    confirmBy: null,
    answerBy: '2027-01-02',
    extendedBy: null,
  });
  expect(bindingClock([], 'access', at, null).law).toBeNull();
});

test('an extension lasts no longer than each law lets an answer take', () => {
  // Florida: 45 days and 15 more.
  expect(bindingClock(['gdpr', 'us_fl'], 'access', new Date('2026-03-10T12:00:00Z'), 'DE')).toMatchObject({
    law: 'gdpr',
    answerBy: '2026-04-10',
    extendedBy: '2026-05-09',
  });
  // Switzerland: 30 days, and no extension of ours.
  expect(bindingClock(['gdpr', 'fadp'], 'access', new Date('2027-02-01T12:00:00Z'), 'DE')).toMatchObject({
    law: 'gdpr',
    answerBy: '2027-03-01',
    extendedBy: '2027-03-03',
  });
});

test('no request is without a day, whatever the laws', () => {
  fc.assert(
    fc.property(
      fc.subarray([...lawTags]),
      fc.constantFrom(...requestKinds),
      fc.date({ min: new Date('2024-01-01'), max: new Date('2039-12-31'), noInvalidDate: true }),
      fc.constantFrom('DE', 'US', 'NZ', null),
      (laws, kind, at, country) => {
        const { received, answerBy, extendedBy, confirmBy } = bindingClock(laws, kind, at, country);
        expect(answerBy > received).toBe(true);
        // A month and what a weekend moves, or 60 days under any law of the table but 90 in India.
        expect(daysBetween(received, answerBy)).toBeLessThanOrEqual(90);
        if (extendedBy !== null) {
          expect(extendedBy > answerBy).toBe(true);
          for (const clock of clocksOf(laws, kind, received)) {
            if (clock.law !== null) expect(extendedBy <= (clock.extendedBy ?? clock.answerBy)).toBe(true);
          }
        }
        if (confirmBy !== null) expect(confirmBy > received).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test('only what the laws give is offered, and something else always', () => {
  expect(offeredKinds([])).toEqual(['other']);
  expect(offeredKinds(['gdpr'])).not.toContain('opt-out');
  expect(offeredKinds(['gdpr'])).not.toContain('complaint');
  expect(offeredKinds(['uk_gdpr'])).toContain('complaint');
  expect(offeredKinds(['us_ut'])).not.toContain('appeal');
  expect(offeredKinds(['ccpa_cpra'])).toContain('limit');
  expect(offeredKinds(['no-law', 'gdpr'])).toContain('access');
});
