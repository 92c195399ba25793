/** The company's own particulars. All are reserved example values: replace them with yours. */
export const company = {
  name: 'Choose Life',
  phone: '+234 700 000 0000',
  email: 'info@chooselife.example',
  address: '1 Example Street, Lagos, Nigeria',
  twitter: 'https://twitter.example/chooselife',
  instagram: 'https://instagram.example/chooselife',
  copyrightYear: 2024,
} as const;
