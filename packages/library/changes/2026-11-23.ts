import type { LibraryChange } from './library-changes-list.ts';

export const changesOf20261123: readonly LibraryChange[] = [
  {
    on: '2026-11-23',
    clauses: { 'eu.it_1341': 2 },
    reason: {
      de: 'Lizenzverträge nach italienischem Recht nennen alle Bestimmungen, denen gesondert zuzustimmen ist: auch Gewährleistung, Änderungen der Software und Verlängerung, und nicht mehr die Rechtswahl.',
      en: 'Licences under Italian law name every provision that needs separate approval: also warranty, changes of the software and renewal, and no longer the choice of law.',
      es: 'Las licencias sujetas a la ley italiana citan todas las cláusulas que requieren aprobación separada: también garantía, cambios del software y renovación, y ya no la elección de la ley.',
      fr: 'Les licences de droit italien citent toutes les clauses à approuver séparément : aussi la garantie, les modifications du logiciel et la reconduction, et non plus le choix de la loi.',
      it: 'Le licenze soggette alla legge italiana indicano tutte le clausole da approvare specificamente: anche garanzia, modifiche del software e rinnovo, e non più la scelta della legge.',
      nl: 'Licenties naar Italiaans recht noemen alle bedingen die afzonderlijke goedkeuring vragen: ook garantie, wijzigingen van de software en verlenging, en niet langer de rechtskeuze.',
    },
  },
];
