import type { Questionnaire } from '../definition.ts';

/**
 * A questionnaire that was changed three times. 2: `color` became `colour`, `sites.address` became `sites.url`.
 * 3: the option `crimson` became `red`, `fax` went. 4: `size` lost an option that nothing took over, `purpose` was
 * asked anew, `since_four` and `sites.owner` came.
 */
export const versioned: Questionnaire = {
  type: 'TEST',
  version: 4,
  steps: [
    {
      id: 'first',
      questions: [
        { id: 'name', kind: 'text', since: 1 },
        {
          id: 'colour',
          kind: 'multi',
          since: 1,
          options: [{ id: 'red' }, { id: 'blue' }, { id: 'green' }],
          own: { max: 3, fields: ['name'] },
        },
        { id: 'size', kind: 'choice', since: 1, options: [{ id: 'small' }, { id: 'large' }] },
        {
          id: 'purpose',
          kind: 'yn',
          since: 1,
          yes: [{ id: 'since_four', kind: 'text', since: 4, required: false }],
        },
        { id: 'telex', kind: 'text', since: 1, until: 2 },
        {
          id: 'sites',
          kind: 'group',
          since: 1,
          min: 0,
          max: 5,
          title: 'url',
          questions: [
            { id: 'url', kind: 'text', since: 1 },
            {
              id: 'reach',
              kind: 'multi',
              since: 2,
              options: [{ id: 'local' }, { id: 'world' }],
              required: false,
            },
            { id: 'owner', kind: 'text', since: 4, required: false },
          ],
        },
      ],
    },
  ],
  migrations: [
    { to: 3, optionRename: ['colour', 'crimson', 'red'] },
    { to: 2, rename: ['color', 'colour'] },
    { to: 2, rename: ['sites.address', 'sites.url'] },
    { to: 3, drop: 'fax', reason: 'nobody has one' },
    { to: 4, ask: 'purpose' },
  ],
};
