import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The Devnet Wallet reaches its chains at the page's address.
  server: { proxy: { '/devnet-rpc': 'http://localhost:4173' } },
})
