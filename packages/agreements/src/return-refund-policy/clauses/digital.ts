import { prose } from '../../document/authoring.ts';
import { mayWithdraw, sellsDigital } from '../sells.ts';
import { englishRight } from '../words/english-right.ts';
import { clause } from './clause.ts';

// Our own rule; the loss of the statutory right (Article 16(1)(m) of Directive 2011/83/EU) stands with that right.
export const digital = clause({
  id: 'rr.digital',
  version: 3,
  price: 'answer_premium',
  when: (a) => sellsDigital(a),
  parts: {
    started: { meets: ['practice-rr-digital'], when: (a) => a.digital_rule === 'no-refund-after-start' },
    unused: { meets: ['practice-rr-digital'], when: (a) => a.digital_rule === 'days-unused' },
    always: { meets: ['practice-rr-digital'], when: (a) => a.digital_rule === 'days-always' },
    faulty: { meets: [] },
    beside: { meets: [], when: (a) => mayWithdraw(a) },
  },
  text: {
    de: (c) => prose`
      ## Digitale Inhalte

      ${c.part.started`Sobald Sie einen digitalen Inhalt heruntergeladen oder den Zugang genutzt haben, erstatten wir den Preis nicht mehr freiwillig.`} ${c.part.unused`Haben Sie einen digitalen Inhalt weder heruntergeladen noch genutzt und verlangen Sie es innerhalb von ${c.number(c.say.digital_days)} Tagen nach dem Kauf, erstatten wir den Preis.`} ${c.part.always`Verlangen Sie es innerhalb von ${c.number(c.say.digital_days)} Tagen nach dem Kauf, erstatten wir den Preis digitaler Inhalte, auch wenn Sie sie schon genutzt haben. Ihr Zugang endet mit der Erstattung.`} ${c.part.faulty`Lässt sich ein Inhalt nicht öffnen oder ist er mangelhaft, schreiben Sie uns; dafür haben Sie Ihre gesetzlichen Rechte.`} ${c.part.beside`Wann das gesetzliche Widerrufsrecht bei digitalen Inhalten endet, steht im Abschnitt über dieses Recht.`}`,
    en: (c) => prose`
      ## Digital content

      ${c.part.started`Once you have downloaded digital content or used the access to it, we no longer refund the price voluntarily.`} ${c.part.unused`If you have neither downloaded nor used digital content and ask for it within ${c.number(c.say.digital_days)} days of the purchase, we refund the price.`} ${c.part.always`If you ask for it within ${c.number(c.say.digital_days)} days of the purchase, we refund the price of digital content even if you have used it. Your access ends with the refund.`} ${c.part.faulty`If content cannot be opened or is faulty, write to us; you have your statutory rights in that case.`} ${c.part.beside`The section on the statutory ${englishRight(c).right} says when that right ends for digital content.`}`,
    es: (c) => prose`
      ## Contenido digital

      ${c.part.started`Una vez que haya descargado el contenido digital o utilizado el acceso, ya no reembolsamos el precio voluntariamente.`} ${c.part.unused`Si no ha descargado ni utilizado el contenido digital y lo pide en los ${c.number(c.say.digital_days)} días siguientes a la compra, reembolsamos el precio.`} ${c.part.always`Si lo pide en los ${c.number(c.say.digital_days)} días siguientes a la compra, reembolsamos el precio del contenido digital aunque ya lo haya utilizado. Su acceso termina con el reembolso.`} ${c.part.faulty`Si un contenido no se puede abrir o es defectuoso, escríbanos; en ese caso tiene los derechos que le da la ley.`} ${c.part.beside`En el apartado sobre el derecho de desistimiento se indica cuándo se extingue este derecho para el contenido digital.`}`,
    fr: (c) => prose`
      ## Contenu numérique

      ${c.part.started`Dès que vous avez téléchargé un contenu numérique ou utilisé l’accès, nous n’en remboursons plus volontairement le prix.`} ${c.part.unused`Si vous n’avez ni téléchargé ni utilisé un contenu numérique et le demandez dans les ${c.number(c.say.digital_days)} jours suivant l’achat, nous en remboursons le prix.`} ${c.part.always`Si vous le demandez dans les ${c.number(c.say.digital_days)} jours suivant l’achat, nous remboursons le prix du contenu numérique même si vous l’avez utilisé. Votre accès prend fin avec le remboursement.`} ${c.part.faulty`Si un contenu ne s’ouvre pas ou est défectueux, écrivez-nous ; vous disposez dans ce cas de vos droits légaux.`} ${c.part.beside`La section sur le droit de rétractation indique quand ce droit prend fin pour le contenu numérique.`}`,
    it: (c) => prose`
      ## Contenuto digitale

      ${c.part.started`Dopo che ha scaricato il contenuto digitale o usato l’accesso, non rimborsiamo più volontariamente il prezzo.`} ${c.part.unused`Se non ha né scaricato né usato il contenuto digitale e lo chiede entro ${c.number(c.say.digital_days)} giorni dall’acquisto, ne rimborsiamo il prezzo.`} ${c.part.always`Se lo chiede entro ${c.number(c.say.digital_days)} giorni dall’acquisto, rimborsiamo il prezzo del contenuto digitale anche se lo ha già usato. Con il rimborso il Suo accesso termina.`} ${c.part.faulty`Se un contenuto non si apre o è difettoso, ci scriva; in tal caso ha i diritti previsti dalla legge.`} ${c.part.beside`La sezione sul diritto di recesso indica quando tale diritto viene meno per il contenuto digitale.`}`,
    nl: (c) => prose`
      ## Digitale inhoud

      ${c.part.started`Zodra u digitale inhoud hebt gedownload of de toegang hebt gebruikt, betalen wij de prijs niet meer vrijwillig terug.`} ${c.part.unused`Hebt u digitale inhoud niet gedownload en niet gebruikt en vraagt u daar binnen ${c.number(c.say.digital_days)} dagen na de aankoop om, dan betalen wij de prijs terug.`} ${c.part.always`Vraagt u daar binnen ${c.number(c.say.digital_days)} dagen na de aankoop om, dan betalen wij de prijs van digitale inhoud terug, ook als u die al hebt gebruikt. Met de terugbetaling eindigt uw toegang.`} ${c.part.faulty`Kan inhoud niet worden geopend of is die gebrekkig, schrijf ons dan; u hebt daarvoor uw wettelijke rechten.`} ${c.part.beside`Wanneer het wettelijke herroepingsrecht bij digitale inhoud vervalt, staat in het onderdeel over dat recht.`}`,
  },
});
