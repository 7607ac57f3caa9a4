/** The Devnet Wallet's mark: a folded note on water. */
export const walletIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="22" fill="#23403a"/><path d="M22 34a8 8 0 0 1 8-8h36a8 8 0 0 1 8 8v4H36a8 8 0 0 0-8 8v18a8 8 0 0 1-6-8z" fill="#8fd0b4"/><rect x="30" y="42" width="46" height="30" rx="8" fill="#e9f5ee"/><circle cx="64" cy="57" r="5" fill="#23403a"/></svg>',
)}`
