/** One folder for each bundler, so that none starts with what another has made. */
export default {
  distDir: `.next/${process.env.BUILD_NAME ?? 'own'}`,
  turbopack: { root: import.meta.dirname },
}
