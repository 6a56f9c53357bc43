import type { Context, Words } from '@clausewright/engine/document/authoring';
import { mayWithdraw, takesBack } from '../../sells.ts';
import { englishRight } from '../../words/english-right.ts';
import { returnWays } from '../../words/return-ways.ts';
import { clause, type ReturnQuestions } from '../../clause.ts';

interface Contents {
  contents: Readonly<Record<NonNullable<ReturnQuestions['package_contents']>[number], Words>>;
  /** Where no reason need be given. */
  freely: Words;
}
function contents(c: Pick<Context<ReturnQuestions>, 'a' | 'say' | 'and' | 'names'>, words: Contents): Words {
  const free = c.a.any_reason === 'yes';
  return c.and(
    c.names(c.say.package_contents, (thing) =>
      thing === 'reason' && free ? words.freely : words.contents[thing],
    ),
  );
}

// The procedure of the voluntary return; consumers who withdraw need no leave (Directive 2011/83/EU, Article 11).
export const how = clause({
  id: 'rr.how',
  version: 2,
  when: (a) => takesBack(a),
  ground: { answers: ['return_steps'] },
  parts: {
    ways: { meets: ['practice-rr-how', 'us-ny-218-a'], answers: ['return_steps'] },
    ask: { meets: ['practice-rr-how'], answers: ['authorisation'], when: (a) => a.authorisation === 'yes' },
    free: { law: 'Directive 2011/83/EU, Art. 11', when: (a) => a.authorisation === 'yes' && mayWithdraw(a) },
    parcel: { answers: ['package_contents'] },
  },
  nouns: ['contents.order-number', 'contents.receipt', 'contents.form', 'contents.reason', 'freely'],
  texts: import.meta.url,
  values: {
    returnWays,
    parcelContents: (c) => contents(c, c.w),
    toWithdraw: (c) => englishRight(c).use,
  },
});
