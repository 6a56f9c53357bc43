import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Regulation (EU) 2021/821, EAR; the customer's own duty. */
export const exportControl = clause({
  id: 'tc.export',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.export === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Ausfuhrkontrolle

      Software kann Vorschriften über die Ausfuhr unterliegen, etwa der Verordnung (EU) 2021/821 oder dem Recht der Vereinigten Staaten. Führen Sie sie nicht entgegen solchen Vorschriften aus und überlassen Sie sie niemandem, an den sie nicht gelangen darf.`,
    en: () => prose`
      ## Export control

      Software can be subject to rules on export, such as Regulation (EU) 2021/821 or the law of the United States. Do not export it against such rules and do not hand it to anyone who may not receive it.`,
    es: () => prose`
      ## Control de exportaciones

      El software puede estar sujeto a normas de exportación, como el Reglamento (UE) 2021/821 o el Derecho de los Estados Unidos. No lo exporte en contra de esas normas ni lo entregue a quien no puede recibirlo.`,
    fr: () => prose`
      ## Contrôle des exportations

      Les logiciels peuvent être soumis à des règles d’exportation, comme le règlement (UE) 2021/821 ou le droit des États-Unis. Ne les exportez pas en violation de ces règles et ne les remettez à personne qui ne peut les recevoir.`,
    it: () => prose`
      ## Controllo delle esportazioni

      Il software può essere soggetto a norme sull’esportazione, come il regolamento (UE) 2021/821 o il diritto degli Stati Uniti. Non lo esporti in violazione di tali norme e non lo consegni a chi non può riceverlo.`,
    nl: () => prose`
      ## Exportcontrole

      Voor software kunnen exportregels gelden, zoals Verordening (EU) 2021/821 of het recht van de Verenigde Staten. Voer haar niet in strijd met die regels uit en geef haar niet aan wie haar niet mag ontvangen.`,
  },
});
