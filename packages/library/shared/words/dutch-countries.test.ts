import { expect, test } from 'vitest';
import { dutchForm, dutchLawOf } from './dutch-countries.ts';

test.each([
  ['Nederland', 'Nederland', 'Nederlands recht'],
  ['Ierland', 'Ierland', 'Iers recht'],
  ['Verenigde Staten', 'de Verenigde Staten', 'het recht van de Verenigde Staten'],
  ['Verenigd Koninkrijk', 'het Verenigd Koninkrijk', 'het recht van het Verenigd Koninkrijk'],
  ['Filipijnen', 'de Filipijnen', 'het recht van de Filipijnen'],
  ['Kaaimaneilanden', 'de Kaaimaneilanden', 'het recht van de Kaaimaneilanden'],
  ['Singapore', 'Singapore', 'het recht van Singapore'],
])('%s has its article and its law in Dutch', (name, form, law) => {
  expect([dutchForm(name), dutchLawOf(name)]).toEqual([form, law]);
});
