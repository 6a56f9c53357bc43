import { expectTypeOf, test } from 'vitest';
import type { testQuestionnaire } from '../types/test/questionnaire.ts';
import type { AnswersOf } from '@clausewright/engine/questionnaire/answers-of';
import type { Period, Questionnaire, TextPerLanguage } from '@clausewright/engine/questionnaire/definition';

type Test = AnswersOf<typeof testQuestionnaire>;

test('answers are typed by the options, nested questions and repetitions of a definition', () => {
  expectTypeOf<Test['agreement_for']>().toEqualTypeOf<'website' | 'app' | undefined>();
  expectTypeOf<Test['store_name']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Test['minors']>().toEqualTypeOf<'yes' | 'no' | 'unknown' | undefined>();
  expectTypeOf<Test['extra']>().toEqualTypeOf<'yes' | 'no' | undefined>();
  expectTypeOf<Test['minimum_age']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Test['rules']>().toEqualTypeOf<('european' | 'minors' | 'house')[] | undefined>();
  expectTypeOf<Test['partners']>().toEqualTypeOf<string[] | undefined>();
  expectTypeOf<Test['keeping']>().toEqualTypeOf<Period | undefined>();
  expectTypeOf<Test['motto']>().toEqualTypeOf<TextPerLanguage | undefined>();
  expectTypeOf<Test['data.own']>().toEqualTypeOf<
    { _id: string; name: string; purpose?: string }[] | undefined
  >();
  type Branch = NonNullable<Test['branches']>[number];
  expectTypeOf<Branch['_id']>().toEqualTypeOf<string>();
  type Room = NonNullable<Branch['rooms']>[number];
  expectTypeOf<Room['room_use']>().toEqualTypeOf<'work' | 'storage' | undefined>();
});

test('questions of a repetition are not among the flat answers', () => {
  expectTypeOf<'room_name' extends keyof Test ? true : false>().toEqualTypeOf<false>();
});

test('a wide definition type does not recurse endlessly in the compiler', () => {
  expectTypeOf<AnswersOf<Questionnaire>>().toExtend<object>();
});
