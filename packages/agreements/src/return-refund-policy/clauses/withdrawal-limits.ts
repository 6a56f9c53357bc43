import { has, prose } from '../../document/authoring.ts';
import { sellsDigital, sellsServices } from '../sells.ts';
import { isExempt } from '../words/exempt-goods.ts';
import { clause } from './clause.ts';

/**
 * Directive 2011/83/EU, Articles 13(4) to (8), 15 and 16; § 312g(2), § 356(4) and (5), § 360 BGB; L. 221-28 and L. 242-4
 * Code de la consommation; Article 103 TRLGDCU; Article 59 Codice del consumo; 6:230p BW. The list names only
 * what the seller has: kinds of goods, what is not taken back voluntarily, and what was asked for this list alone.
 */
export const withdrawalLimits = clause({
  id: 'rr.withdrawal_limits',
  version: 3,
  when: (a) => has(a.laws, 'eu_consumer'),
  parts: {
    list: { meets: [], when: (a) => isExempt(a) || has(a.goods_kinds, 'event-travel') },
    made: { meets: ['crd-6-1-k'], when: (a) => isExempt(a, 'made') },
    perishable: { meets: ['crd-6-1-k'], when: (a) => isExempt(a, 'perishable') },
    hygiene: { meets: ['crd-6-1-k'], when: (a) => isExempt(a, 'hygiene') },
    mixed: { meets: ['crd-6-1-k'], when: (a) => isExempt(a, 'mixed') },
    media: { meets: ['crd-6-1-k'], when: (a) => isExempt(a, 'media') },
    newspapers: { meets: ['crd-6-1-k'], when: (a) => isExempt(a, 'newspapers') },
    leisure: { meets: ['crd-6-1-k'], when: (a) => has(a.goods_kinds, 'event-travel') },
    prices: { meets: ['crd-6-1-k'], when: (a) => isExempt(a, 'prices') },
    none: {
      meets: ['crd-6-1-k'],
      when: (a) => !isExempt(a) && !sellsDigital(a) && !sellsServices(a),
    },
    digital: {
      meets: ['crd-16-m', 'crd-6-1-k'],
      when: (a) => sellsDigital(a) || has(a.goods_kinds, 'subscriptions'),
    },
    services: { meets: ['crd-16-a', 'crd-6-1-k'], when: (a) => sellsServices(a) },
    content: {
      meets: ['crd-13-digital'],
      when: (a) => sellsDigital(a) || has(a.goods_kinds, 'subscriptions'),
    },
    ancillary: { meets: ['crd-15'] },
    france: { meets: ['fr-l221-18'] },
  },
  text: {
    de: (c) => prose`
      ## Ausnahmen vom Widerrufsrecht in der Europäischen Union und Folgen des Widerrufs

      ${c.part.list(prose`
        Kein Widerrufsrecht besteht bei Verträgen über:

        - ${c.part.made`Waren, die nach Ihren Vorgaben angefertigt werden oder eindeutig auf Ihre persönlichen Bedürfnisse zugeschnitten sind`}
        - ${c.part.perishable`Waren, die schnell verderben können oder deren Verfallsdatum schnell überschritten würde`}
        - ${c.part.hygiene`versiegelte Waren, die aus Gründen des Gesundheitsschutzes oder der Hygiene nicht zur Rückgabe geeignet sind, wenn ihre Versiegelung nach der Lieferung entfernt wurde`}
        - ${c.part.mixed`Waren, die nach der Lieferung aufgrund ihrer Beschaffenheit untrennbar mit anderen Gütern vermischt wurden`}
        - ${c.part.media`Ton- oder Videoaufnahmen oder Computersoftware in einer versiegelten Packung, wenn die Versiegelung nach der Lieferung entfernt wurde`}
        - ${c.part.newspapers`Zeitungen, Zeitschriften und Illustrierte, ausgenommen Abonnements`}
        - ${c.part.leisure`Beherbergung zu anderen Zwecken als zu Wohnzwecken, Beförderung von Waren, Vermietung von Kraftfahrzeugen, Lieferung von Speisen und Getränken und Freizeitbetätigungen, wenn der Vertrag dafür einen bestimmten Termin oder Zeitraum vorsieht`}
        - ${c.part.prices`Waren oder Dienstleistungen, deren Preis von Schwankungen auf dem Finanzmarkt abhängt, auf die wir keinen Einfluss haben und die innerhalb der Widerrufsfrist auftreten können`}`)}

      ${c.part.none`Zu dem, was wir zurzeit anbieten, kennt das Gesetz keine Ausnahme vom Widerrufsrecht.`}

      ${c.part.digital`Bei digitalen Inhalten, die nicht auf einem körperlichen Datenträger geliefert werden und für die Sie einen Preis zahlen, erlischt das Widerrufsrecht, sobald wir mit der Bereitstellung begonnen haben, aber nur, wenn Sie vorher ausdrücklich zugestimmt haben, dass wir vor Ablauf der Widerrufsfrist beginnen, wenn Sie bestätigt haben, dass Sie wissen, dass Ihr Widerrufsrecht dadurch erlischt, und wenn wir Ihnen beides auf einem dauerhaften Datenträger bestätigt haben. Die Zustimmung erklären Sie bei der Bestellung gesondert.`}

      ${c.part.services`Bei kostenpflichtigen Dienstleistungen erlischt das Widerrufsrecht, wenn wir die Dienstleistung vollständig erbracht haben, aber nur, wenn Sie vor dem Beginn ausdrücklich zugestimmt und bestätigt haben, dass Sie wissen, dass Sie Ihr Widerrufsrecht mit der vollständigen Erfüllung verlieren.`}

      ${c.part.content`Nach einem Widerruf dürfen wir Ihren Zugang zu digitalen Inhalten und digitalen Diensten sperren. Inhalte, die Sie dabei erstellt oder bereitgestellt haben und die keine personenbezogenen Daten sind, nutzen wir nicht weiter, soweit das Gesetz keine Ausnahme macht. Wir stellen sie Ihnen auf Wunsch kostenlos in angemessener Zeit in einem üblichen maschinenlesbaren Format bereit.`}

      ${c.part.ancillary`Zusammenhängende Verträge, etwa über Zubehör oder eine Finanzierung, enden mit dem Widerruf von selbst und ohne Kosten für Sie, abgesehen von den Kosten, die das Gesetz auch beim Widerruf vorsieht.`}

      ${c.part.france`Verbraucher in Frankreich: Erstatten wir nach einem Widerruf verspätet, erhöht sich der geschuldete Betrag um die gesetzlichen Zuschläge (Artikel L. 242-4 des französischen Verbrauchergesetzbuchs).`}`,
    en: (c) => prose`
      ## Exceptions from the right of withdrawal in the European Union and effects of a withdrawal

      ${c.part.list(prose`
        There is no right of withdrawal from contracts for:

        - ${c.part.made`goods made to your specifications or clearly personalised`}
        - ${c.part.perishable`goods that are liable to deteriorate or expire rapidly`}
        - ${c.part.hygiene`sealed goods that are not suitable for return for reasons of health protection or hygiene, if they were unsealed after delivery`}
        - ${c.part.mixed`goods that after delivery are, by their nature, inseparably mixed with other items`}
        - ${c.part.media`sealed audio or video recordings or sealed computer software, if they were unsealed after delivery`}
        - ${c.part.newspapers`newspapers, periodicals and magazines, except subscriptions`}
        - ${c.part.leisure`accommodation other than for residential purposes, transport of goods, car rental, catering and leisure activities, if the contract provides for a specific date or period of performance`}
        - ${c.part.prices`goods or services whose price depends on fluctuations in the financial market that we cannot control and that may occur within the withdrawal period`}`)}

      ${c.part.none`For what we offer at present the law knows no exception from the right of withdrawal.`}

      ${c.part.digital`For digital content that is not supplied on a tangible medium and for which you pay a price, the right of withdrawal is lost once we have begun to supply it, but only if you gave your prior express consent to our beginning before the end of the withdrawal period, if you acknowledged that you lose your right of withdrawal in this way, and if we confirmed both to you on a durable medium. You give that consent separately when you order.`}

      ${c.part.services`For services for which you pay, the right of withdrawal is lost once we have fully performed the service, but only if before we began you gave your express consent and acknowledged that you lose your right of withdrawal with full performance.`}

      ${c.part.content`After a withdrawal we may disable your access to digital content and digital services. We no longer use content that you created or provided while using them and that is not personal data, unless the law makes an exception. On request we make it available to you free of charge, within a reasonable time and in a commonly used, machine-readable format.`}

      ${c.part.ancillary`Ancillary contracts, for example for accessories or financing, end automatically with the withdrawal and at no cost to you, except for costs that the law provides for in a withdrawal too.`}

      ${c.part.france`Consumers in France: if we reimburse late after a withdrawal, the sum due is increased by the statutory surcharges (Article L. 242-4 of the French Consumer Code).`}`,
    es: (c) => prose`
      ## Excepciones al derecho de desistimiento en la Unión Europea y efectos del desistimiento

      ${c.part.list(prose`
        No existe derecho de desistimiento en los contratos relativos a:

        - ${c.part.made`productos confeccionados conforme a sus especificaciones o claramente personalizados`}
        - ${c.part.perishable`productos que puedan deteriorarse o caducar con rapidez`}
        - ${c.part.hygiene`productos precintados que no sean aptos para ser devueltos por razones de protección de la salud o de higiene y que hayan sido desprecintados tras la entrega`}
        - ${c.part.mixed`productos que tras su entrega y teniendo en cuenta su naturaleza se hayan mezclado de forma indisociable con otros`}
        - ${c.part.media`grabaciones sonoras o de vídeo precintadas o programas informáticos precintados que hayan sido desprecintados tras la entrega`}
        - ${c.part.newspapers`prensa diaria, publicaciones periódicas y revistas, salvo las suscripciones`}
        - ${c.part.leisure`alojamiento para fines distintos del de servir de vivienda, transporte de bienes, alquiler de vehículos, comida y actividades de esparcimiento, si el contrato prevé una fecha o un periodo de ejecución específicos`}
        - ${c.part.prices`productos o servicios cuyo precio dependa de fluctuaciones del mercado financiero que no podamos controlar y que puedan producirse durante el plazo de desistimiento`}`)}

      ${c.part.none`Para lo que ofrecemos actualmente, la ley no prevé ninguna excepción al derecho de desistimiento.`}

      ${c.part.digital`En el caso de contenido digital que no se preste en un soporte material y por el que usted pague un precio, el derecho de desistimiento se pierde cuando hayamos comenzado a suministrarlo, pero solo si usted dio antes su consentimiento expreso a que comenzáramos durante el plazo de desistimiento, si reconoció que con ello pierde su derecho de desistimiento y si le confirmamos ambas cosas en un soporte duradero. Ese consentimiento se da por separado al hacer el pedido.`}

      ${c.part.services`En el caso de servicios de pago, el derecho de desistimiento se pierde cuando hayamos prestado el servicio por completo, pero solo si antes de comenzar usted dio su consentimiento expreso y reconoció que pierde su derecho de desistimiento con la ejecución completa.`}

      ${c.part.content`Tras un desistimiento podemos impedirle el acceso al contenido y a los servicios digitales. Dejamos de utilizar los contenidos que usted haya creado o facilitado al utilizarlos y que no sean datos personales, salvo las excepciones legales. Si lo pide, los ponemos a su disposición sin coste, en un plazo razonable y en un formato utilizado habitualmente y legible electrónicamente.`}

      ${c.part.ancillary`Los contratos complementarios del contrato del que desiste, por ejemplo de financiación, quedan sin efecto automáticamente con el desistimiento y sin coste para usted, salvo los gastos que la ley prevé también para el desistimiento.`}

      ${c.part.france`Consumidores en Francia: si tras un desistimiento reembolsamos con retraso, la suma debida se incrementa con los recargos legales (artículo L. 242-4 del Código de consumo francés).`}`,
    fr: (c) => prose`
      ## Exceptions au droit de rétractation dans l’Union européenne et effets de la rétractation

      ${c.part.list(prose`
        Le droit de rétractation n’existe pas pour les contrats portant sur :

        - ${c.part.made`des articles confectionnés selon vos spécifications ou nettement personnalisés`}
        - ${c.part.perishable`des articles susceptibles de se détériorer ou de se périmer rapidement`}
        - ${c.part.hygiene`des articles scellés qui ne peuvent être renvoyés pour des raisons d’hygiène ou de protection de la santé et que vous avez descellés après la livraison`}
        - ${c.part.mixed`des articles qui, après avoir été livrés et de par leur nature, sont mélangés de manière indissociable avec d’autres`}
        - ${c.part.media`des enregistrements audio ou vidéo ou des logiciels scellés que vous avez descellés après la livraison`}
        - ${c.part.newspapers`des journaux, périodiques et magazines, sauf les abonnements`}
        - ${c.part.leisure`l’hébergement autre que résidentiel, le transport de biens, la location de voitures, la restauration et les activités de loisirs, si le contrat prévoit une date ou une période d’exécution déterminée`}
        - ${c.part.prices`des articles ou services dont le prix dépend de fluctuations du marché financier qui échappent à notre contrôle et peuvent se produire pendant le délai de rétractation`}`)}

      ${c.part.none`Pour ce que nous proposons actuellement, la loi ne prévoit aucune exception au droit de rétractation.`}

      ${c.part.digital`Pour un contenu numérique non fourni sur un support matériel et pour lequel vous payez un prix, le droit de rétractation est perdu dès que nous avons commencé la fourniture, mais seulement si vous avez donné au préalable votre consentement exprès à ce que nous commencions avant la fin du délai de rétractation, si vous avez reconnu perdre ainsi votre droit de rétractation et si nous vous avons confirmé l’un et l’autre sur un support durable. Vous donnez ce consentement séparément lors de la commande.`}

      ${c.part.services`Pour des services payants, le droit de rétractation est perdu lorsque nous avons pleinement exécuté le service, mais seulement si, avant que nous commencions, vous avez donné votre consentement exprès et reconnu perdre votre droit de rétractation avec la pleine exécution.`}

      ${c.part.content`Après une rétractation, nous pouvons bloquer votre accès au contenu et aux services numériques. Nous n’utilisons plus les contenus que vous avez créés ou fournis en les utilisant et qui ne sont pas des données à caractère personnel, sauf exception légale. Nous les mettons à votre disposition sur demande, sans frais, dans un délai raisonnable et dans un format couramment utilisé et lisible par machine.`}

      ${c.part.ancillary`Les contrats accessoires à celui dont vous vous rétractez, par exemple de financement, prennent fin automatiquement avec la rétractation et sans frais pour vous, hormis les frais que la loi prévoit aussi en cas de rétractation.`}

      ${c.part.france`Consommateurs en France : si nous remboursons avec retard après une rétractation, la somme due est augmentée des majorations légales (article L. 242-4 du code de la consommation).`}`,
    it: (c) => prose`
      ## Eccezioni al diritto di recesso nell’Unione europea ed effetti del recesso

      ${c.part.list(prose`
        Il diritto di recesso è escluso per i contratti relativi a:

        - ${c.part.made`prodotti confezionati su misura o chiaramente personalizzati`}
        - ${c.part.perishable`prodotti che rischiano di deteriorarsi o scadere rapidamente`}
        - ${c.part.hygiene`prodotti sigillati che non si prestano a essere restituiti per motivi igienici o di protezione della salute e che sono stati aperti dopo la consegna`}
        - ${c.part.mixed`prodotti che, dopo la consegna, risultano per loro natura inscindibilmente mescolati con altri beni`}
        - ${c.part.media`registrazioni audio o video sigillate o software informatici sigillati che sono stati aperti dopo la consegna`}
        - ${c.part.newspapers`giornali, periodici e riviste, salvo gli abbonamenti`}
        - ${c.part.leisure`alloggi per fini non residenziali, trasporto di beni, noleggio di autovetture, catering e attività del tempo libero, se il contratto prevede una data o un periodo di esecuzione specifici`}
        - ${c.part.prices`prodotti o servizi il cui prezzo dipende da fluttuazioni del mercato finanziario che non possiamo controllare e che possono verificarsi durante il periodo di recesso`}`)}

      ${c.part.none`Per ciò che offriamo attualmente la legge non prevede eccezioni al diritto di recesso.`}

      ${c.part.digital`Per il contenuto digitale che non è fornito su un supporto materiale e per il quale paga un prezzo, il diritto di recesso si perde quando abbiamo iniziato la fornitura, ma solo se Lei ha dato prima il Suo consenso espresso a che iniziassimo durante il periodo di recesso, se ha riconosciuto di perdere così il diritto di recesso e se Le abbiamo confermato entrambe le cose su un supporto durevole. Questo consenso si dà separatamente al momento dell’ordine.`}

      ${c.part.services`Per i servizi a pagamento, il diritto di recesso si perde quando abbiamo eseguito completamente il servizio, ma solo se prima dell’inizio Lei ha dato il Suo consenso espresso e ha riconosciuto di perdere il diritto di recesso con la piena esecuzione.`}

      ${c.part.content`Dopo un recesso possiamo impedirLe l’accesso al contenuto e ai servizi digitali. Non usiamo più i contenuti che ha creato o fornito utilizzandoli e che non sono dati personali, salvo le eccezioni di legge. Su richiesta li mettiamo a Sua disposizione senza costi, entro un termine ragionevole e in un formato di uso comune leggibile da dispositivo automatico.`}

      ${c.part.ancillary`I contratti accessori a quello da cui recede, ad esempio di finanziamento, sono risolti di diritto con il recesso e senza costi per Lei, salvo i costi che la legge prevede anche in caso di recesso.`}

      ${c.part.france`Consumatori in Francia: se dopo un recesso rimborsiamo in ritardo, la somma dovuta aumenta delle maggiorazioni di legge (articolo L. 242-4 del codice del consumo francese).`}`,
    nl: (c) => prose`
      ## Uitzonderingen op het herroepingsrecht in de Europese Unie en gevolgen van de herroeping

      ${c.part.list(prose`
        Er is geen herroepingsrecht bij overeenkomsten over:

        - ${c.part.made`goederen die volgens uw specificaties zijn gemaakt of duidelijk voor u persoonlijk bestemd zijn`}
        - ${c.part.perishable`goederen die snel bederven of een beperkte houdbaarheid hebben`}
        - ${c.part.hygiene`verzegelde goederen die om redenen van gezondheidsbescherming of hygiëne niet geschikt zijn om te worden teruggezonden en waarvan de verzegeling na levering is verbroken`}
        - ${c.part.mixed`goederen die na levering door hun aard onherroepelijk met andere zijn vermengd`}
        - ${c.part.media`verzegelde audio- en video-opnamen of verzegelde computerprogrammatuur waarvan de verzegeling na levering is verbroken`}
        - ${c.part.newspapers`kranten, tijdschriften en magazines, behalve abonnementen`}
        - ${c.part.leisure`accommodatie anders dan voor woondoeleinden, goederenvervoer, autoverhuur, catering en vrijetijdsbesteding, als de overeenkomst een bepaalde datum of periode van nakoming bevat`}
        - ${c.part.prices`goederen of diensten waarvan de prijs afhangt van schommelingen op de financiële markt waarop wij geen invloed hebben en die zich binnen de herroepingstermijn kunnen voordoen`}`)}

      ${c.part.none`Voor wat wij nu aanbieden, kent de wet geen uitzondering op het herroepingsrecht.`}

      ${c.part.digital`Bij digitale inhoud die niet op een materiële drager wordt geleverd en waarvoor u een prijs betaalt, vervalt het herroepingsrecht zodra wij met de levering zijn begonnen, maar alleen als u vooraf uitdrukkelijk toestemming hebt gegeven om vóór het einde van de herroepingstermijn te beginnen, als u hebt verklaard dat u daarmee uw herroepingsrecht verliest en als wij u dat alles op een duurzame gegevensdrager hebben bevestigd. Die toestemming geeft u apart bij de bestelling.`}

      ${c.part.services`Bij diensten tegen betaling vervalt het herroepingsrecht wanneer wij de dienst volledig hebben verricht, maar alleen als u vóór het begin uitdrukkelijk toestemming hebt gegeven en hebt verklaard dat u uw herroepingsrecht verliest zodra de dienst volledig is verricht.`}

      ${c.part.content`Na een herroeping mogen wij uw toegang tot digitale inhoud en digitale diensten blokkeren. Inhoud die u daarbij hebt gemaakt of verstrekt en die geen persoonsgegevens bevat, gebruiken wij niet meer, behoudens wettelijke uitzonderingen, en stellen wij u op verzoek kosteloos beschikbaar, binnen een redelijke termijn en in een gangbaar, machineleesbaar formaat.`}

      ${c.part.ancillary`Aanvullende overeenkomsten, bijvoorbeeld over toebehoren of financiering, eindigen door de herroeping van rechtswege en zonder kosten voor u, behalve de kosten die de wet ook bij herroeping kent.`}

      ${c.part.france`Consumenten in Frankrijk: betalen wij na een herroeping te laat terug, dan wordt het verschuldigde bedrag verhoogd met de wettelijke toeslagen (artikel L. 242-4 van het Franse consumentenwetboek).`}`,
  },
});
