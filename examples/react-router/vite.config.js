import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The Devnet Wallet asks its chains at the address of the page.
  server: { proxy: { '/devnet-rpc': 'http://localhost:4173' } },
})
