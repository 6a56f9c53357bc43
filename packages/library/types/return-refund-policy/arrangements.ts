/** Where readers of the Return and Refund Policy look for things, by the owner's country. */
import type { Arrangement, Section } from '@clausewright/engine/document/outline';

export const homes = { FR: ['rr.guarantee_fr'], GB: ['rr.withdrawal_uk'] };

const sendingBack: Section = {
  title: 'sendingBack',
  clauses: ['rr.how', 'rr.address', 'rr.instore', 'rr.shipping', 'rr.label', 'rr.international'],
};
const behind = ['rr.withdrawal', 'rr.withdrawal_uk', 'rr.withdrawal_form'];

export const arrangements: readonly Arrangement[] = [
  {
    // What the seller offers comes first; what the law of other countries gives stands behind it.
    countries: ['US', 'CA', 'AU', 'NZ'],
    moves: [
      {
        clauses: ['rr.withdrawal_right', 'rr.withdrawal_limits', 'rr.withdrawal_function'],
        after: 'rr.stores',
      },
      { clauses: ['rr.contact'], after: 'end' },
    ],
    sections: [sendingBack],
    annexes: [...behind, 'rr.guarantee_fr'],
  },
  {
    sections: [sendingBack],
    annexes: [...behind, { title: 'countries', clauses: ['rr.guarantee_fr', 'rr.countries'] }],
  },
];
