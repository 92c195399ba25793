/** Three myths of the health page and what is true (s.2.1). */
export const mythsCopy = {
  heading: 'Facts and myths',
  lead: 'Three things people say about health, and what is true.',
  myth: 'Myth',
  fact: 'Fact',
  source: 'Source',
  items: [
    {
      name: 'Sickle cell disease',
      myth: 'You can catch sickle cell disease from someone who has it.',
      fact: 'You cannot catch it. It is inherited: a child is born with it when both parents pass on a changed haemoglobin gene. A simple blood test shows your genotype.',
      source: 'World Health Organization',
    },
    {
      name: 'HIV and AIDS remedies',
      myth: 'Herbs and home remedies can cure HIV and AIDS.',
      fact: 'No herb or remedy cures HIV. Antiretroviral medicine, taken every day, keeps the virus low, so people with HIV can live long and healthy lives.',
      source: 'World Health Organization',
    },
    {
      name: 'Cancer contagion',
      myth: 'Cancer can spread from one person to another.',
      fact: 'You cannot catch cancer by touching, hugging or sharing food. A few germs that raise the risk, such as HPV and hepatitis B, can spread, and vaccines protect against both.',
      source: 'National Cancer Institute of the United States',
    },
  ],
} as const;
