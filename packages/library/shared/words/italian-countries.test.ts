import { expect, test } from 'vitest';
import { italianForm } from './italian-countries.ts';

test.each([
  ['Francia', 'la Francia', 'in Francia', 'della Francia'],
  ['Irlanda', 'l’Irlanda', 'in Irlanda', 'dell’Irlanda'],
  ['Stati Uniti', 'gli Stati Uniti', 'negli Stati Uniti', 'degli Stati Uniti'],
  ['Paesi Bassi', 'i Paesi Bassi', 'nei Paesi Bassi', 'dei Paesi Bassi'],
  ['Regno Unito', 'il Regno Unito', 'nel Regno Unito', 'del Regno Unito'],
  ['Giappone', 'il Giappone', 'in Giappone', 'del Giappone'],
  ['Canada', 'il Canada', 'in Canada', 'del Canada'],
  ['Filippine', 'le Filippine', 'nelle Filippine', 'delle Filippine'],
  ['Corea del Sud', 'la Corea del Sud', 'in Corea del Sud', 'della Corea del Sud'],
  ['Singapore', 'Singapore', 'a Singapore', 'di Singapore'],
  ['Israele', 'Israele', 'in Israele', 'di Israele'],
  ['California', 'la California', 'in California', 'della California'],
  ['Delaware', 'il Delaware', 'nel Delaware', 'del Delaware'],
  ['New York', 'lo Stato di New York', 'nello Stato di New York', 'dello Stato di New York'],
])('%s has its article in Italian', (name, the, within, of) => {
  expect([italianForm('the', name), italianForm('in', name), italianForm('of', name)]).toEqual([
    the,
    within,
    of,
  ]);
});
