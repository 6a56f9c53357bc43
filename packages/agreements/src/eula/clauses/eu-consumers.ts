import { has, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Directive (EU) 2019/770, Articles 3(1) and 14; Consumer Rights Act 2015, s. 34-36, 42-46; ACL s. 54-64.
export const euConsumers = clause({
  id: 'eu.eu_consumers',
  version: 1,
  when: (a) => a.consumer_type !== 'businesses' && has(a.laws, 'eu_software', 'uk_software', 'au_software'),
  parts: {
    eu: { meets: ['dcd-eula', 'pld-eula'], when: (a) => has(a.laws, 'eu_software') },
    uk: { meets: ['uk-cra-digital'], when: (a) => has(a.laws, 'uk_software') },
    australia: { meets: ['au-acl-software'], when: (a) => has(a.laws, 'au_software') },
  },
  text: {
    de: (c) => prose`
      ## Rechte von Verbrauchern

      ${c.part.eu`Verbraucher in der Europäischen Union: Entspricht die Software nicht dem Vertrag, können Sie verlangen, dass wir sie kostenlos und ohne erhebliche Unannehmlichkeiten in Ordnung bringen. Gelingt das nicht, können Sie den Preis mindern oder den Vertrag beenden und erhalten Zahlungen zurück. Das gilt auch, wenn Sie statt eines Preises personenbezogene Daten bereitgestellt haben.`}

      ${c.part.uk`Verbraucher im Vereinigten Königreich: Digitale Inhalte müssen von zufriedenstellender Qualität, für ihren Zweck geeignet und wie beschrieben sein (Consumer Rights Act 2015). Andernfalls haben Sie Anspruch auf Nachbesserung oder Ersatz, sonst auf Minderung. Beschädigt die Software Ihr Gerät oder andere digitale Inhalte, weil wir nicht sorgfältig gehandelt haben, beheben wir den Schaden oder entschädigen Sie.`}

      ${c.part.australia`Verbraucher in Australien: Für unsere Software gelten Garantien, die nach dem australischen Verbraucherrecht nicht ausgeschlossen werden können. Bei einem schwerwiegenden Mangel können Sie Ersatz oder Erstattung und den Ausgleich vernünftigerweise vorhersehbarer Schäden verlangen.`}`,
    en: (c) => prose`
      ## Rights of consumers

      ${c.part.eu`Consumers in the European Union: if the software does not conform to the contract, you may require us to put it right free of charge and without significant inconvenience. If that fails, you may reduce the price or end the contract and receive payments back. This also applies if you provided personal data instead of a price.`}

      ${c.part.uk`Consumers in the United Kingdom: digital content must be of satisfactory quality, fit for purpose and as described (Consumer Rights Act 2015). Otherwise you are entitled to repair or replacement, failing which to a price reduction. If the software damages your device or other digital content because we did not use reasonable care and skill, we repair the damage or compensate you.`}

      ${c.part.australia`Consumers in Australia: our software comes with guarantees that cannot be excluded under the Australian Consumer Law. For a major failure you may ask for a replacement or refund and for compensation for reasonably foreseeable loss or damage.`}`,
    es: (c) => prose`
      ## Derechos de los consumidores

      ${c.part.eu`Consumidores de la Unión Europea: si el software no es conforme con el contrato, puede exigir que lo corrijamos gratuitamente y sin mayores inconvenientes. Si no se logra, puede reducir el precio o resolver el contrato y recuperar lo pagado. También se aplica si facilitó datos personales en lugar de pagar un precio.`}

      ${c.part.uk`Consumidores del Reino Unido: los contenidos digitales deben ser de calidad satisfactoria, aptos para su fin y conformes con su descripción (Consumer Rights Act 2015). En otro caso tiene derecho a la reparación o sustitución y, en su defecto, a una reducción del precio. Si el software daña su dispositivo u otros contenidos digitales porque no actuamos con la diligencia debida, reparamos el daño o le indemnizamos.`}

      ${c.part.australia`Consumidores de Australia: nuestro software cuenta con garantías que no pueden excluirse según la ley australiana de consumo. En caso de fallo grave puede pedir la sustitución o el reembolso y una indemnización por los daños razonablemente previsibles.`}`,
    fr: (c) => prose`
      ## Droits des consommateurs

      ${c.part.eu`Consommateurs dans l’Union européenne : si le logiciel n’est pas conforme au contrat, vous pouvez exiger sa mise en conformité sans frais et sans inconvénient majeur. À défaut, vous pouvez obtenir une réduction du prix ou mettre fin au contrat et être remboursé. Il en va de même si vous avez fourni des données à caractère personnel au lieu de payer un prix.`}

      ${c.part.uk`Consommateurs au Royaume-Uni : les contenus numériques doivent être de qualité satisfaisante, aptes à leur usage et conformes à leur description (Consumer Rights Act 2015). Sinon, vous avez droit à la réparation ou au remplacement et, à défaut, à une réduction du prix. Si le logiciel endommage votre appareil ou d’autres contenus numériques parce que nous n’avons pas agi avec soin, nous réparons le dommage ou vous indemnisons.`}

      ${c.part.australia`Consommateurs en Australie : notre logiciel est assorti de garanties qui ne peuvent être exclues selon le droit australien de la consommation. En cas de défaillance majeure, vous pouvez demander un remplacement ou un remboursement et une indemnisation des pertes raisonnablement prévisibles.`}`,
    it: (c) => prose`
      ## Diritti dei consumatori

      ${c.part.eu`Consumatori nell’Unione europea: se il software non è conforme al contratto, può chiedere che lo correggiamo senza spese e senza notevoli inconvenienti. Se non riesce, può ottenere una riduzione del prezzo o sciogliere il contratto e riavere quanto pagato. Ciò vale anche se ha fornito dati personali invece di pagare un prezzo.`}

      ${c.part.uk`Consumatori nel Regno Unito: i contenuti digitali devono essere di qualità soddisfacente, idonei allo scopo e conformi alla descrizione (Consumer Rights Act 2015). Altrimenti ha diritto alla riparazione o alla sostituzione e, in mancanza, a una riduzione del prezzo. Se il software danneggia il Suo dispositivo o altri contenuti digitali perché non abbiamo agito con la dovuta diligenza, ripariamo il danno o La risarciamo.`}

      ${c.part.australia`Consumatori in Australia: il nostro software è assistito da garanzie che secondo il diritto australiano dei consumatori non possono essere escluse. In caso di grave difetto può chiedere la sostituzione o il rimborso e il risarcimento dei danni ragionevolmente prevedibili.`}`,
    nl: (c) => prose`
      ## Rechten van consumenten

      ${c.part.eu`Consumenten in de Europese Unie: voldoet de software niet aan de overeenkomst, dan kunt u verlangen dat wij die kosteloos en zonder ernstige overlast in orde brengen. Lukt dat niet, dan kunt u de prijs verlagen of de overeenkomst ontbinden en krijgt u betalingen terug. Dat geldt ook als u persoonsgegevens hebt verstrekt in plaats van een prijs te betalen.`}

      ${c.part.uk`Consumenten in het Verenigd Koninkrijk: digitale inhoud moet van bevredigende kwaliteit zijn, geschikt voor het doel en zoals beschreven (Consumer Rights Act 2015). Anders hebt u recht op herstel of vervanging en bij gebreke daarvan op prijsverlaging. Beschadigt de software uw apparaat of andere digitale inhoud doordat wij niet zorgvuldig hebben gehandeld, dan herstellen wij de schade of vergoeden wij die.`}

      ${c.part.australia`Consumenten in Australië: voor onze software gelden garanties die volgens het Australische consumentenrecht niet kunnen worden uitgesloten. Bij een ernstig gebrek kunt u vervanging of terugbetaling vragen en vergoeding van redelijkerwijs voorzienbare schade.`}`,
  },
});
