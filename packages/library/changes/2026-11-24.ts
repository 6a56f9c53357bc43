import type { LibraryChange } from './library-changes-list.ts';

export const changesOf20261124: readonly LibraryChange[] = [
  {
    on: '2026-11-24',
    clauses: { 'pp.transfers': 4 },
    reason: {
      de: 'Wer nicht weiß, in welchem Land die eigenen Server stehen, kann das jetzt angeben; die Datenschutzerklärung nennt dann kein Land und schließt eine Übermittlung nicht aus.',
      en: 'If you do not know in which country your servers are, you can now say so; the policy then names no country and does not rule out a transfer.',
      es: 'Si no sabe en qué país están sus servidores, ahora puede indicarlo; la política no menciona entonces ningún país ni descarta una transferencia.',
      fr: 'Si vous ignorez dans quel pays se trouvent vos serveurs, vous pouvez désormais l’indiquer ; la politique ne cite alors aucun pays et n’exclut pas un transfert.',
      it: 'Se non sa in quale paese si trovano i Suoi server, ora può indicarlo; l’informativa non nomina allora alcun paese e non esclude un trasferimento.',
      nl: 'Weet u niet in welk land uw servers staan, dan kunt u dat nu aangeven; de verklaring noemt dan geen land en sluit doorgifte niet uit.',
    },
  },
];
