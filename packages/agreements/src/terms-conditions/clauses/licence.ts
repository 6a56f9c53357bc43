import { has, prose } from '../../document/authoring.ts';
import { offersDigital, sellsDigital } from '../conditions.ts';
import { clause } from './clause.ts';

/** Right to use, where the service is more than a shop window for goods; exceptions that no contract may take away: Arts 5(2), 5(3) and 6 Directive 2009/24/EC; resale rights are not touched. Cal. B&P 17500.6 in the part digital. */
export const licence = clause({
  id: 'tc.licence',
  version: 3,
  when: (a) => offersDigital(a) || has(a.agreement_for, 'app') || !has(a.sells, 'goods', 'gift-cards'),
  parts: {
    software: { meets: [], when: (a) => offersDigital(a) || has(a.agreement_for, 'app') },
    digital: { meets: ['ca-17500-6'], when: (a) => has(a.laws, 'us_consumer') && sellsDigital(a) },
  },
  text: {
    de: (c) => prose`
      ## Recht zur Nutzung

      Solange der Vertrag besteht, dürfen Sie den Dienst nach diesen Bedingungen nutzen. Das Recht ist nicht ausschließlich; Sie dürfen es ohne unsere Zustimmung nicht übertragen. Rechte, die Ihnen das Gesetz zwingend gibt, bleiben bestehen${c.part.software`, insbesondere zur Sicherungskopie und zur Dekompilierung`}.

      ${c.part.digital`**Bei digitalen Inhalten erwerben Sie eine Lizenz und kein Eigentum.** Was sie erlaubt, steht in diesem Abschnitt und beim Angebot.`}`,
    en: (c) => prose`
      ## Your right to use the service

      As long as the contract lasts, you may use the service under these terms. The right is non-exclusive; you may not transfer it without our consent. Rights that mandatory law gives you remain${c.part.software`, in particular those to a back-up copy and to decompilation`}.

      ${c.part.digital`**When you buy digital content you receive a licence and not ownership.** What it allows is set out in this section and beside the offer.`}`,
    es: (c) => prose`
      ## Derecho de uso

      Mientras dure el contrato, usted puede utilizar el servicio conforme a estas condiciones. El derecho no es exclusivo; no puede cederlo sin nuestro consentimiento. Subsisten los derechos que la ley le concede de forma imperativa${c.part.software`, en particular la copia de seguridad y la descompilación`}.

      ${c.part.digital`**Al comprar contenido digital usted adquiere una licencia y no la propiedad.** Su alcance figura en este apartado y junto a la oferta.`}`,
    fr: (c) => prose`
      ## Droit d’utilisation

      Tant que dure le contrat, vous pouvez utiliser le service selon ces conditions. Ce droit n’est pas exclusif ; vous ne pouvez pas le céder sans notre accord. Les droits que la loi vous donne impérativement demeurent${c.part.software`, notamment la copie de sauvegarde et la décompilation`}.

      ${c.part.digital`**En achetant un contenu numérique, vous recevez une licence et non la propriété.** Sa portée figure dans cette section et avec l’offre.`}`,
    it: (c) => prose`
      ## Diritto di utilizzo

      Finché dura il contratto, può usare il servizio secondo queste condizioni. Il diritto non è esclusivo; non può trasferirlo senza il nostro consenso. Restano fermi i diritti che la legge Le riconosce in modo inderogabile${c.part.software`, in particolare la copia di riserva e la decompilazione`}.

      ${c.part.digital`**Acquistando un contenuto digitale Lei riceve una licenza e non la proprietà.** La sua portata è indicata in questa sezione e accanto all’offerta.`}`,
    nl: (c) => prose`
      ## Recht om de dienst te gebruiken

      Zolang de overeenkomst duurt, mag u de dienst volgens deze voorwaarden gebruiken. Het recht is niet exclusief; u mag het niet zonder onze toestemming overdragen. Rechten die de wet u dwingend geeft, blijven bestaan${c.part.software`, met name het recht op een reservekopie en op decompilatie`}.

      ${c.part.digital`**Bij aankoop van digitale inhoud krijgt u een licentie en geen eigendom.** Wat zij toestaat, staat in dit onderdeel en bij het aanbod.`}`,
  },
});
