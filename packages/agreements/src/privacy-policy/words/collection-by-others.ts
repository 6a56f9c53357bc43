/** Whether other companies follow people across websites by way of the service, as whole sentences after a colon. */
export const collectionByOthers = {
  de: {
    others:
      'Wenn Sie unser Angebot nutzen, können Anbieter der Werkzeuge, die wir einbinden, Daten darüber erheben, was Sie über längere Zeit und auf verschiedenen Websites oder in verschiedenen Diensten tun.',
    nobody:
      'Wir lassen nicht zu, dass andere Unternehmen über unser Angebot erfassen, was Sie über längere Zeit und auf verschiedenen Websites oder in verschiedenen Diensten tun.',
  },
  en: {
    others:
      'when you use our service, the providers of tools that we include may collect data about your activities over time and across different websites or services.',
    nobody:
      'we do not allow other companies to collect data through our service about your activities over time and across different websites or services.',
  },
  es: {
    others:
      'cuando utiliza nuestro servicio, los proveedores de las herramientas que incorporamos pueden recoger datos sobre sus actividades a lo largo del tiempo y en distintos sitios web o servicios.',
    nobody:
      'no permitimos que otras empresas recojan, a través de nuestro servicio, datos sobre sus actividades a lo largo del tiempo y en distintos sitios web o servicios.',
  },
  fr: {
    others:
      'lorsque vous utilisez notre service, les prestataires des outils que nous intégrons peuvent collecter des données sur vos activités au fil du temps et sur différents sites web ou services.',
    nobody:
      'nous ne permettons pas à d’autres entreprises de collecter, par l’intermédiaire de notre service, des données sur vos activités au fil du temps et sur différents sites web ou services.',
  },
  it: {
    others:
      'quando utilizza il nostro servizio, i fornitori degli strumenti che integriamo possono raccogliere dati sulle Sue attività nel tempo e su siti web o servizi diversi.',
    nobody:
      'non permettiamo che altre imprese raccolgano, attraverso il nostro servizio, dati sulle Sue attività nel tempo e su siti web o servizi diversi.',
  },
  nl: {
    others:
      'wanneer u onze dienst gebruikt, kunnen de aanbieders van hulpmiddelen die wij inzetten, gedurende langere tijd en op verschillende websites of in verschillende diensten gegevens over uw activiteiten verzamelen.',
    nobody:
      'wij laten niet toe dat andere bedrijven via onze dienst gedurende langere tijd en op verschillende websites of in verschillende diensten gegevens over uw activiteiten verzamelen.',
  },
} as const;
