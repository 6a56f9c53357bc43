import { has, prose } from '../../document/authoring.ts';
import { noticeChannelWords } from '../words/notice-channels.ts';
import { bindsSellers, businessesToo, consumersToo, lasts } from '../conditions.ts';
import { clause } from './clause.ts';

/** Annex 1(j) and (k) UCTD, § 308 no. 4 and 5 BGB, BGH XI ZR 26/20 and CJEU C-243/08: no change of the core by silence; a page alone tells a party nothing; Art. 14(2) DSA; art. 6:237(c) BW; s. 11.2 Quebec CPA. Sellers hear by tc.sellers alone. Notice from block S4. */
export const changes = clause({
  id: 'tc.changes',
  version: 3,
  parts: {
    notice: { meets: ['dsa-14-2'] },
    ahead: { meets: [], when: (a) => a.change_notice_days !== '0' },
    sameDay: { meets: [], when: (a) => a.change_notice_days === '0' },
    personal: { meets: [], when: (a) => lasts(a) && !has(a.change_notice_channels, 'email') },
    consumers: { meets: [], when: (a) => consumersToo(a) },
    business: { meets: [], when: (a) => businessesToo(a) },
    sellers: { meets: [], when: (a) => bindsSellers(a) },
    quebec: { meets: ['qc-cpa-54-4'], when: (a) => has(a.laws, 'ca_consumer') },
  },
  words: {
    de: { change_notice_channels: noticeChannelWords.de },
    en: { change_notice_channels: noticeChannelWords.en },
    es: { change_notice_channels: noticeChannelWords.es },
    fr: { change_notice_channels: noticeChannelWords.fr },
    it: { change_notice_channels: noticeChannelWords.it },
    nl: { change_notice_channels: noticeChannelWords.nl },
  },
  text: {
    de: (c) => prose`
      ## Änderungen dieser Bedingungen

      Diese Fassung gilt ab dem ${c.date(c.say.effective_date)}. Wir ändern diese Bedingungen nur aus einem triftigen Grund: weil sich Recht oder Rechtsprechung ändern, weil wir neue Funktionen anbieten, aus Gründen der Sicherheit oder um Missbrauch zu verhindern. Preis, Hauptleistung und Laufzeit eines bestehenden Vertrags ändern wir so nicht.

      ${c.part.notice`Über wesentliche Änderungen informieren wir Sie ${c.and(c.names(c.say.change_notice_channels, c.w.change_notice_channels))}, und zwar ${c.part.ahead`mindestens ${c.period(c.say.change_notice_days, 'akk')} bevor sie gelten`}${c.part.sameDay`spätestens an dem Tag, an dem sie gelten`}.`} ${c.part.personal`Wer ein Konto oder einen laufenden Vertrag bei uns hat, erfährt davon in derselben Frist auch per E-Mail.`} ${c.part.consumers`Für einen bestehenden Vertrag mit einem Verbraucher gelten sie nur, wenn er zustimmt oder das Gesetz sie verlangt; Schweigen ist keine Zustimmung.`} ${c.part.business`Für Unternehmer gelten sie ab dem mitgeteilten Zeitpunkt.`} Wer nicht einverstanden ist, kann den Vertrag ohne Kosten beenden. ${c.part.sellers`Für Verkäufer, die Unternehmer sind, gilt stattdessen der Abschnitt über Verkäufer.`}

      ${c.part.quebec`Verbraucher in Québec erhalten die geänderte Bestimmung mindestens 30 Tage vorher schriftlich, mit dem früheren und dem neuen Wortlaut und dem Datum, und können den Vertrag bis 30 Tage nach dem Inkrafttreten ohne Kosten oder Strafe beenden, wenn die Änderung ihre Pflichten vergrößert oder unsere verringert.`}`,
    en: (c) => prose`
      ## Changes to these terms

      This version applies from ${c.date(c.say.effective_date)}. We change these terms only for a valid reason: because the law or its application changes, because we offer new functions, for security or to prevent abuse. We do not change the price, the main service or the duration of an existing contract in this way.

      ${c.part.notice`We tell you about material changes ${c.and(c.names(c.say.change_notice_channels, c.w.change_notice_channels))}, ${c.part.ahead`at least ${c.period(c.say.change_notice_days)} before they apply`}${c.part.sameDay`at the latest on the day on which they apply`}.`} ${c.part.personal`Whoever has an account or a running contract with us also hears of them by e-mail within the same period.`} ${c.part.consumers`They apply to an existing contract with a consumer only if the consumer agrees or the law requires them; silence is not consent.`} ${c.part.business`For business users they apply from the time stated.`} Whoever does not agree can end the contract at no cost. ${c.part.sellers`For sellers who are business users the section on sellers applies instead.`}

      ${c.part.quebec`Consumers in Quebec receive the amended clause in writing at least 30 days before, with the old and the new wording and the date, and can end the contract without cost or penalty up to 30 days after it takes effect if the amendment increases their duties or reduces ours.`}`,
    es: (c) => prose`
      ## Cambios de estas condiciones

      Esta versión se aplica desde el ${c.date(c.say.effective_date)}. Solo modificamos estas condiciones por un motivo válido: porque cambia la ley o su aplicación, porque ofrecemos nuevas funciones, por seguridad o para evitar abusos. De este modo no modificamos el precio, la prestación principal ni la duración de un contrato vigente.

      ${c.part.notice`Le informamos de los cambios sustanciales ${c.and(c.names(c.say.change_notice_channels, c.w.change_notice_channels))}, ${c.part.ahead`como mínimo ${c.period(c.say.change_notice_days)} antes de que se apliquen`}${c.part.sameDay`a más tardar el día en que se apliquen`}.`} ${c.part.personal`Quien tiene una cuenta o un contrato en curso con nosotros recibe además, en el mismo plazo, un correo electrónico.`} ${c.part.consumers`A un contrato vigente con un consumidor solo se aplican si este los acepta o la ley los exige; el silencio no es aceptación.`} ${c.part.business`A los usuarios profesionales se aplican desde la fecha comunicada.`} Quien no los acepte puede poner fin al contrato sin coste. ${c.part.sellers`Para los vendedores que son usuarios profesionales rige en su lugar el apartado sobre los vendedores.`}

      ${c.part.quebec`Los consumidores de Quebec reciben por escrito la cláusula modificada al menos 30 días antes, con el texto anterior y el nuevo y la fecha, y pueden poner fin al contrato sin coste ni penalización hasta 30 días después de su entrada en vigor si el cambio aumenta sus obligaciones o reduce las nuestras.`}`,
    fr: (c) => prose`
      ## Modifications de ces conditions

      Cette version s’applique à compter du ${c.date(c.say.effective_date)}. Nous ne modifions ces conditions que pour une raison valable : évolution de la loi ou de son application, nouvelles fonctions, sécurité ou prévention des abus. Nous ne modifions pas ainsi le prix, la prestation principale ni la durée d’un contrat en cours.

      ${c.part.notice`Nous vous informons des modifications importantes ${c.and(c.names(c.say.change_notice_channels, c.w.change_notice_channels))}, ${c.part.ahead`au moins ${c.period(c.say.change_notice_days)} avant qu’elles ne s’appliquent`}${c.part.sameDay`au plus tard le jour où elles s’appliquent`}.`} ${c.part.personal`Quiconque a un compte ou un contrat en cours chez nous en est aussi informé, dans le même délai, par courrier électronique.`} ${c.part.consumers`Elles ne s’appliquent à un contrat en cours avec un consommateur que s’il les accepte ou si la loi les exige ; le silence ne vaut pas acceptation.`} ${c.part.business`À l’égard des utilisateurs professionnels, elles s’appliquent à compter de la date indiquée.`} Qui ne les accepte pas peut mettre fin au contrat sans frais. ${c.part.sellers`Pour les vendeurs qui sont des utilisateurs professionnels s’applique à la place la section sur les vendeurs.`}

      ${c.part.quebec`Les consommateurs du Québec reçoivent par écrit la clause modifiée au moins 30 jours avant, avec l’ancien et le nouveau texte et la date, et peuvent mettre fin au contrat sans frais ni pénalité jusqu’à 30 jours après l’entrée en vigueur si la modification accroît leurs obligations ou réduit les nôtres.`}`,
    it: (c) => prose`
      ## Modifiche di queste condizioni

      Questa versione si applica a partire dal giorno ${c.date(c.say.effective_date)}. Modifichiamo queste condizioni solo per un motivo valido: perché cambia la legge o la sua applicazione, perché offriamo nuove funzioni, per sicurezza o per prevenire abusi. In questo modo non modifichiamo il prezzo, la prestazione principale o la durata di un contratto in corso.

      ${c.part.notice`La informiamo delle modifiche sostanziali ${c.and(c.names(c.say.change_notice_channels, c.w.change_notice_channels))}, ${c.part.ahead`almeno ${c.period(c.say.change_notice_days)} prima che si applichino`}${c.part.sameDay`al più tardi il giorno in cui si applicano`}.`} ${c.part.personal`Chi ha un account o un contratto in corso con noi ne è informato, nello stesso termine, anche per e-mail.`} ${c.part.consumers`A un contratto in corso con un consumatore si applicano solo se questi le accetta o se la legge le richiede; il silenzio non vale accettazione.`} ${c.part.business`Agli utenti professionali si applicano dalla data comunicata.`} Chi non le accetta può recedere dal contratto senza costi. ${c.part.sellers`Ai venditori che sono utenti professionali si applica invece la sezione sui venditori.`}

      ${c.part.quebec`I consumatori del Québec ricevono per iscritto la clausola modificata almeno 30 giorni prima, con il testo precedente e quello nuovo e la data, e possono recedere dal contratto senza costi né penali fino a 30 giorni dopo l’entrata in vigore se la modifica aumenta i loro obblighi o riduce i nostri.`}`,
    nl: (c) => prose`
      ## Wijzigingen van deze voorwaarden

      Deze versie geldt vanaf ${c.date(c.say.effective_date)}. Wij wijzigen deze voorwaarden alleen om een geldige reden: omdat de wet of de toepassing ervan verandert, omdat wij nieuwe functies aanbieden, voor de veiligheid of om misbruik te voorkomen. De prijs, de hoofdprestatie en de duur van een lopende overeenkomst wijzigen wij zo niet.

      ${c.part.notice`Over belangrijke wijzigingen informeren wij u ${c.and(c.names(c.say.change_notice_channels, c.w.change_notice_channels))}, en wel ${c.part.ahead`ten minste ${c.period(c.say.change_notice_days)} voordat ze gelden`}${c.part.sameDay`uiterlijk op de dag waarop ze gelden`}.`} ${c.part.personal`Wie een account of een lopende overeenkomst bij ons heeft, hoort dat binnen dezelfde termijn ook per e-mail.`} ${c.part.consumers`Voor een lopende overeenkomst met een consument gelden ze alleen als de consument instemt of de wet ze eist; zwijgen is geen instemming.`} ${c.part.business`Voor zakelijke gebruikers gelden ze vanaf het meegedeelde tijdstip.`} Wie niet instemt, kan de overeenkomst kosteloos beëindigen. ${c.part.sellers`Voor verkopers die zakelijke gebruiker zijn, geldt in plaats daarvan het onderdeel over verkopers.`}

      ${c.part.quebec`Consumenten in Quebec ontvangen het gewijzigde beding ten minste 30 dagen vooraf schriftelijk, met de oude en de nieuwe tekst en de datum, en kunnen de overeenkomst zonder kosten of boete beëindigen tot 30 dagen na de inwerkingtreding als de wijziging hun verplichtingen vergroot of de onze verkleint.`}`,
  },
});
