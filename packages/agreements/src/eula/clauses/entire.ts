import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Individual terms prevail (§ 305b BGB); statements before the contract bind (Directive 2011/83/EU, Article 6(5)).
export const entire = clause({
  id: 'eu.entire',
  version: 2,
  parts: {
    whole: { meets: ['practice-eu-law'] },
  },
  text: {
    de: (c) => prose`
      ## Weitere Vereinbarungen

      ${c.part.whole`Dieser Vertrag regelt die Nutzung der Software. Daneben gelten, was wir mit Ihnen einzeln vereinbart haben und was wir Ihnen vor dem Vertragsschluss über die Software gesagt haben.`}`,
    en: (c) => prose`
      ## Other agreements

      ${c.part.whole`This agreement governs the use of the software. What we have agreed with you individually and what we told you about the software before the contract was concluded apply as well.`}`,
    es: (c) => prose`
      ## Otros acuerdos

      ${c.part.whole`Este contrato regula el uso del software. Se aplica además lo que hayamos acordado con usted individualmente y lo que le hayamos dicho sobre el software antes de contratar.`}`,
    fr: (c) => prose`
      ## Autres accords

      ${c.part.whole`Le présent contrat régit l’utilisation du logiciel. S’y ajoutent ce que nous avons convenu avec vous individuellement et ce que nous vous avons dit du logiciel avant la conclusion du contrat.`}`,
    it: (c) => prose`
      ## Altri accordi

      ${c.part.whole`Questo contratto regola l’uso del software. Valgono inoltre gli accordi individuali presi con Lei e ciò che Le abbiamo detto del software prima della conclusione del contratto.`}`,
    nl: (c) => prose`
      ## Andere afspraken

      ${c.part.whole`Deze overeenkomst regelt het gebruik van de software. Daarnaast geldt wat wij met u afzonderlijk hebben afgesproken en wat wij u vóór het sluiten van de overeenkomst over de software hebben gezegd.`}`,
  },
});
