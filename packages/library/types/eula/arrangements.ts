/** Where readers of the EULA look for things. */
import type { Arrangement } from '@clausewright/engine/document/outline';

export const homes = { FR: ['eu.guarantee_fr'] };

export const arrangements: readonly Arrangement[] = [
  {
    sections: [
      { title: 'stores', clauses: ['eu.acknowledgment', 'eu.apple', 'eu.google', 'eu.product_claims'] },
      {
        title: 'general',
        clauses: ['eu.export', 'eu.gov', 'eu.severability', 'eu.waiver', 'eu.entire', 'eu.translation'],
      },
    ],
    annexes: ['eu.guarantee_fr'],
  },
];
