import { defineConfig } from 'vite'

// The Devnet Wallet asks its chains at the address of the page.
export default defineConfig({ server: { proxy: { '/devnet-rpc': 'http://localhost:4173' } } })
